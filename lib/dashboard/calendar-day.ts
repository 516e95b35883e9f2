/** Calendar days (YYYY-MM-DD) as a time zone counts them. */

const HOUR = 3_600_000;
/** A day of UTC, in milliseconds. */
export const DAY_MS = 24 * HOUR;

/** Whether a text names a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The wall clock of a zone, as if it were UTC. */
function wallClock(at: number, zone: string): number {
  // Read here and by nobody: the same in every language.
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The day that it is in a zone. */
export const getDay = (at: number, zone: string) => new Date(wallClock(at, zone)).toISOString().slice(0, 10);

/** The day so many days after another, or before it. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The first moment of a day. Clocks may be changed near midnight, or at it, so that the day begins at one. */
export function startOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(day);
  const offset = (at: number) => wallClock(at, zone) - at;
  const near = midnight - offset(midnight);
  const moments = [near - 3 * HOUR, near + 3 * HOUR]
    .map((at) => midnight - offset(at))
    .filter((at) => getDay(at, zone) === day);
  return new Date(moments.length > 0 ? Math.min(...moments) : near);
}
