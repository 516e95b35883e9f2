import 'server-only';
import { event } from './event';
import { people } from './team';

/**
 * What somebody does at the company, as the team's page says it or, of those who speak at the event, the event's.
 *
 * @returns undefined for everybody else.
 */
export const getRole = (name: string): string | undefined =>
  [...people, ...(event?.panel?.speakers ?? []), ...(event?.voices.quotes ?? [])].find(
    (person) => person.name === name,
  )?.role;
