import 'server-only';
import { headers } from 'next/headers';
import type { SendAgainResult } from './notification';
import type { PersonResult } from './person-result';
import type { EventResult } from './request-state';
import type { TeamResult } from './team-result';

/** How a form ended that was posted without scripts. */
export type PostedAnswer =
  { event: EventResult } | { again: SendAgainResult } | { team: TeamResult } | { person: PersonResult };

/**
 * By the headers of the request, which last as long as the request. Not `useActionState`: a form of its kind is drawn late on
 * the server, and what is drawn late is put into its place by a script.
 */
const answers = new WeakMap<object, PostedAnswer>();

/** Has the page that is about to answer the post say how it ended. */
export async function keepAnswer(answer: PostedAnswer): Promise<void> {
  answers.set(await headers(), answer);
}

/** How the form ended that this request posted, if it posted one. */
export const postedAnswer = async (): Promise<PostedAnswer | undefined> => answers.get(await headers());
