import { setTimeout as wait } from 'node:timers/promises';

/**
 * Against timing attacks: returns a result no earlier than after a fixed time, so that the duration does not reveal what
 * was done for it.
 *
 * @param milliseconds The least duration.
 * @param work What is done meanwhile.
 * @param isTelling Whether a result has to wait at all; every one by default.
 */
export async function evenly<T>(
  milliseconds: number,
  work: () => Promise<T>,
  isTelling: (result: T) => boolean = () => true,
): Promise<T> {
  const even = wait(milliseconds);
  const result = await work();
  if (isTelling(result)) await even;
  return result;
}
