/** For a service that does not say how long to wait. */
const UNKNOWN_MS = 10_000;

/**
 * How long a service that answered 429 wants to be left alone (RFC 9110, Retry-After: seconds or a date).
 * @returns milliseconds, none for a date that has passed; ten seconds when nothing useful was said
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Other texts are dates to the parser too, "-3" for one.
  const date = value.endsWith(' GMT') ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? UNKNOWN_MS : Math.max(0, date - now);
}
