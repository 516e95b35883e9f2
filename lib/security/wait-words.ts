/**
 * When somebody who was too fast may come back, as the end of a sentence: "Try again in 4 minutes."
 *
 * @param seconds How long until then.
 */
export function tryAgain(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'Try again in a minute.';
  return minutes < 60 ? `Try again in ${minutes} minutes.` : 'Try again in an hour.';
}

/** Said over every limit of ours. */
export const tooMany = (seconds: number): string => `Too many attempts. ${tryAgain(seconds)}`;
