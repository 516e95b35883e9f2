/** A day in seconds. */
export const DAY = 86_400;

/** Seconds since midnight. */
export const secondsOf = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The time of day so many seconds after a midnight. */
export const clockAt = (seconds: number) =>
  [(seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
