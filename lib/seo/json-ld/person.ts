import 'server-only';
import type { PersonLeaf } from 'schema-dts';
import { roleOf } from '@/lib/content/roles';
import { type Member, people } from '@/lib/content/team';
import * as routes from '@/lib/routes';
import { nodeId } from './node-id';
import { company } from './organization';

const personId = (name: string) =>
  nodeId(routes.team, name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'));

/** One of the team. */
export function person({ name, role, linkedInUrl }: Member) {
  return {
    '@type': 'Person',
    '@id': personId(name),
    name,
    jobTitle: role,
    worksFor: company(),
    ...(linkedInUrl && { sameAs: linkedInUrl }),
  } as const satisfies PersonLeaf;
}

/** Who wrote something: the same person as on the team page, if they stand there. */
export function authorReference(name: string) {
  const isListed = people.some((member) => member.name === name);
  const role = roleOf(name);
  return {
    '@type': 'Person',
    ...(isListed && { '@id': personId(name) }),
    name,
    ...(role && { jobTitle: role }),
  } as const satisfies PersonLeaf;
}
