import 'server-only';
import type { z } from 'zod';
import { press as records, pressPage as page } from '@/content/press';
import { pressPageSchema, releaseSchema } from '@/content/press/schema';
import { createCollection } from './collection';
import { longDay, shortDay } from '../format';
import { parseRecord } from './parse-record';

export const pressPage = parseRecord('content/press/index.ts', pressPageSchema, page);

const schema = releaseSchema.transform((release) => ({
  ...release,
  day: { short: shortDay.format(new Date(release.date)), long: longDay.format(new Date(release.date)) },
}));

export type PressRelease = z.output<typeof schema>;

export const press = createCollection('press', schema, () =>
  records.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)),
);
