/* Calendar days (YYYY-MM-DD) as a time zone counts them. */

const HOUR = 3_600_000;
export const DAY_MS = 24 * HOUR;

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Reads the wall clock of a zone, as if it were UTC. */
function readWallClock(timestamp: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(timestamp);
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(
    getPart('year'),
    getPart('month') - 1,
    getPart('day'),
    getPart('hour'),
    getPart('minute'),
    getPart('second'),
  );
}

export const getDay = (timestamp: number, zone: string) =>
  new Date(readWallClock(timestamp, zone)).toISOString().slice(0, 10);

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Finds the first moment of a day, which begins at one where clocks change at midnight. */
export function findStartOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(day);
  const getOffset = (timestamp: number) => readWallClock(timestamp, zone) - timestamp;
  const guess = midnight - getOffset(midnight);
  const moments = [guess - 3 * HOUR, guess + 3 * HOUR]
    .map((timestamp) => midnight - getOffset(timestamp))
    .filter((timestamp) => getDay(timestamp, zone) === day);
  return new Date(moments.length > 0 ? Math.min(...moments) : guess);
}
