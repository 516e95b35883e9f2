import 'server-only';
import type { z } from 'zod';
import { team as record } from '@/content/team';
import { teamSchema } from '@/content/team.schema';
import { getInitials } from './initials';
import { parseRecord } from './parse-record';

const withInitials = <Person extends { name: string; initials?: string | undefined }>(person: Person) => ({
  ...person,
  initials: person.initials ?? getInitials(person.name),
});

const schema = teamSchema.transform(({ founders, executives, ...team }) => ({
  ...team,
  founders: founders.map(withInitials),
  executives: executives.map(withInitials),
}));

export type Team = z.output<typeof schema>;
export type Member = Omit<Team['founders'][number], 'bio'>;

export const team = parseRecord('content/team.ts', schema, record);

export const people: readonly Member[] = [...team.founders, ...team.executives];
