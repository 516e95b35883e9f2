import { DAY_MS } from './calendar-day';

export const ANSWER_WEEKS = 12;

/** How many people were answered for the first time, and after how many seconds. */
export interface AnswerTime {
  answers: number;
  median: number;
  ninetieth: number;
}

/** The Monday of a moment's week in UTC. */
function mondayOf(at: number): string {
  const daysIn = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - daysIn * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Puts the database's figures in order.
 *
 * @param rows Those of a week, by its Monday; without one those of the last thirty days.
 * @returns The last thirty days, null when nobody was answered in them; and the weeks, oldest first, those without an
 *   answer included.
 */
export function answerTimes(rows: ({ week: string | null } & AnswerTime)[], now: Date) {
  const byWeek = new Map(rows.flatMap(({ week, ...time }) => (week ? [[week, time] as const] : [])));
  const weeks = Array.from({ length: ANSWER_WEEKS }, (_, index) => {
    const monday = mondayOf(now.getTime() - (ANSWER_WEEKS - 1 - index) * 7 * DAY_MS);
    return { monday, ...(byWeek.get(monday) ?? { answers: 0, median: 0, ninetieth: 0 }) };
  });
  const recent = rows.find(({ week }) => !week);
  return {
    recent: recent ? { answers: recent.answers, median: recent.median, ninetieth: recent.ninetieth } : null,
    weeks,
  };
}
export type AnswerTimes = ReturnType<typeof answerTimes>;
