import { setTimeout as wait } from 'node:timers/promises';

/** A refused sign-in must not show whether there was a password to compare. */
export const MIN_SIGN_IN_MS = 1000;

/** A mail is handed to a mail server, or not, meanwhile. */
export const MIN_MAIL_MS = 2000;

/**
 * Returns a result no earlier than after a fixed time, so that the duration does not reveal the work behind it.
 *
 * @param isPadded Tells whether a result has to wait at all; every one by default.
 */
export async function withMinimumDuration<T>(
  milliseconds: number,
  work: () => Promise<T>,
  isPadded: (result: T) => boolean = () => true,
): Promise<T> {
  const end = wait(milliseconds);
  const result = await work();
  if (isPadded(result)) await end;
  return result;
}
