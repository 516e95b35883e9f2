import { setTimeout as wait } from 'node:timers/promises';

/** A rejected sign-in must not show whether there was a password to compare. */
export const MIN_SIGN_IN_MS = 1000;

export const MIN_MAIL_MS = 2000;

/** Returns a result no earlier than after a fixed time, so that the duration reveals nothing. */
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
