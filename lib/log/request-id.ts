import { headers } from 'next/headers';

/** Carries a request's id from the middleware to pages and actions, and on to the edge function. */
export const REQUEST_ID = 'x-request-id';

/** Returns the id that the middleware gave the request; undefined outside of one. */
export async function getRequestId(): Promise<string | undefined> {
  try {
    return (await headers()).get(REQUEST_ID) ?? undefined;
  } catch {
    return undefined;
  }
}
