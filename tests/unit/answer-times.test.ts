import { answerTimeWords } from '@/content/words/dashboard';
import { answerTimes } from '@/lib/dashboard/answer-times';

const time = { answers: 3, median: 60, ninetieth: 600 };

// A Sunday, a Monday, and the first of a year within a week of the old one.
test.each([
  ['2026-03-01T23:59:59Z', '2026-02-23'],
  ['2026-03-02T00:00:00Z', '2026-03-02'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('at %s the last of twelve weeks begins on %s', (now, monday) => {
  const { weeks } = answerTimes([{ week: monday, ...time }], new Date(now));
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ monday, ...time });
  expect(weeks[0]).toMatchObject({ answers: 0 });
});

test('a row without a week is the last thirty days; without one nobody was answered', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  expect(answerTimes([{ week: null, ...time }], now).recent).toEqual(time);
  expect(answerTimes([], now).recent).toBeNull();
});

test.each([
  [0, '0 min'],
  [29, '0 min'],
  [90, '2 min'],
  [3600, '1 h'],
  [12_900, '3 h 35 min'],
  [86_399, '1 d'],
  [111_600, '1 d 7 h'],
  [864_000, '10 d'],
])('%i seconds are %s', (seconds, said) => expect(answerTimeWords.duration(seconds)).toBe(said));
