import { limits } from '@/content/messages/errors';

export function explainWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return limits.inAMinute;
  return minutes < 60 ? limits.inMinutes(minutes) : limits.inAnHour;
}

export const explainLimit = (seconds: number): string => `${limits.tooMany} ${explainWait(seconds)}`;
