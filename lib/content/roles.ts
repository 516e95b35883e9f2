import 'server-only';
import { event } from './event';
import { people } from './team';

export const getRole = (name: string): string | undefined =>
  [...people, ...(event?.panel?.speakers ?? []), ...(event?.voices.quotes ?? [])].find(
    (person) => person.name === name,
  )?.role;
