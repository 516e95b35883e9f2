import { limits } from '@/content/words/limits';

/**
 * When somebody who was too fast may come back, as the end of a sentence: "Try again in 4 minutes."
 *
 * @param seconds How long until then.
 */
export function tryAgain(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return limits.inAMinute;
  return minutes < 60 ? limits.inMinutes(minutes) : limits.inAnHour;
}

/** Said over every limit of ours. */
export const tooMany = (seconds: number): string => `${limits.tooMany} ${tryAgain(seconds)}`;
