import { DAY_MS } from './calendar-day';

export const RECENT_DAYS = 30;

/**
 * Puts the database's counts in order.
 *
 * @param counts A row with a day counts that day, one without counts a source, most first.
 * @returns The days in UTC, oldest first, those without a request included; the sources, an empty name for those that
 *   are not known; and the requests of all sources that are not listed.
 */
export function recentRequests(
  counts: { day: string | null; source: string | null; requests: number }[],
  now: Date,
) {
  const byDay = new Map(counts.flatMap(({ day, requests }) => (day ? [[day, requests] as const] : [])));
  const days = Array.from({ length: RECENT_DAYS }, (_, index) => {
    const day = new Date(now.getTime() - (RECENT_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, requests: byDay.get(day) ?? 0 };
  });
  const sources = counts
    .filter(({ day }) => !day)
    .map(({ source, requests }) => ({ source: source ?? '', requests }));
  const sum = (list: { requests: number }[]) => list.reduce((total, { requests }) => total + requests, 0);
  const total = sum(days);
  return { total, days, sources, others: Math.max(0, total - sum(sources)) };
}
export type RecentRequests = ReturnType<typeof recentRequests>;

/** The step of an axis with four marks that reaches a number: 1, 2 or 5, or one of them with zeros. */
export function axisStep(highest: number): number {
  const least = Math.max(1, highest / 3);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((part) => part * power).find((step) => step >= least) ?? 10 * power;
}
