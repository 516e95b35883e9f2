/* Calendar days (YYYY-MM-DD) and times as a time zone counts them. */

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

/** Tells the server the reader's time zone. The browser sets it. */
export const ZONE_COOKIE = 'time-zone';

/** Returns the time zone of the cookie, or UTC. */
export const parseTimeZone = (cookie: string | undefined): string =>
  cookie && cookie.length <= 64 && isTimeZone(cookie) ? cookie : 'UTC';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Returns a function that reads the wall clock of a zone, as if it were UTC. */
function createWallClock(zone: string): (timestamp: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (timestamp) => {
    const parts = format.formatToParts(timestamp);
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
  };
}

/** Returns a function that writes moments as "2026-03-04 05:06:07", which every spreadsheet reads as a time. */
export function createTimeFormat(zone: string): (timestamp: string) => string {
  const readClock = createWallClock(zone);
  return (timestamp) =>
    new Date(readClock(Date.parse(timestamp))).toISOString().slice(0, 19).replace('T', ' ');
}

export const getDay = (timestamp: number, zone: string) =>
  new Date(createWallClock(zone)(timestamp)).toISOString().slice(0, 10);

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Finds the first moment of a day, which begins at one where clocks change at midnight. */
export function findStartOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(day);
  const readClock = createWallClock(zone);
  const getOffset = (timestamp: number) => readClock(timestamp) - timestamp;
  const guess = midnight - getOffset(midnight);
  const moments = [guess - 3 * HOUR, guess + 3 * HOUR]
    .map((timestamp) => midnight - getOffset(timestamp))
    .filter((timestamp) => getDay(timestamp, zone) === day);
  return new Date(moments.length > 0 ? Math.min(...moments) : guess);
}
