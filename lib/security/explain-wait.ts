import { limits } from '@/content/messages/errors';

/** Says when to try again, as the end of a sentence: "Try again in 4 minutes." */
export function explainWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return limits.inAMinute;
  return minutes < 60 ? limits.inMinutes(minutes) : limits.inAnHour;
}

/** Says that a rate limit was met, and when to try again. */
export const explainLimit = (seconds: number): string => `${limits.tooMany} ${explainWait(seconds)}`;
