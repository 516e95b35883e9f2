import { headers } from 'next/headers';

/** Carries a request's id from the host to the site, and on to the edge function. */
export const REQUEST_ID = 'x-request-id';

/**
 * The id under which everything about one request is logged: the host's, if it gave one that is safe to print.
 *
 * @param given What the request says its id is. Untrusted.
 */
export const requestIdFrom = (given: string | null): string =>
  given?.match(/^[\w-]{1,64}$/)?.[0] ?? crypto.randomUUID();

/** The id of the request that is being answered, which the middleware gave it; undefined outside of one. */
export async function currentRequestId(): Promise<string | undefined> {
  try {
    return (await headers()).get(REQUEST_ID) ?? undefined;
  } catch {
    return undefined;
  }
}
