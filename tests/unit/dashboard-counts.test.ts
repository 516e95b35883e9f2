import fc from 'fast-check';
import { answerTimeWords } from '@/content/words/dashboard';
import { answerTimes } from '@/lib/dashboard/answer-times';
import { companyOf } from '@/lib/dashboard/free-mail';
import { axisStep, recentRequests } from '@/lib/dashboard/recent-requests';

describe('how long answers take', () => {
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

  test('a duration is said as exactly as it matters', () => {
    const said = [0, 29, 90, 3600, 12_900, 86_399, 111_600, 864_000].map((seconds) =>
      answerTimeWords.duration(seconds),
    );
    expect(said).toEqual(['0 min', '0 min', '2 min', '1 h', '3 h 35 min', '1 d', '1 d 7 h', '10 d']);
  });
});

describe('recent requests', () => {
  const now = new Date('2026-03-01T00:30:00Z');

  test('are counted for thirty days of UTC, oldest first, with those without a request', () => {
    const days = { '2026-03-01': 2, '2026-01-31': 3, '2026-01-30': 100 };
    const rows = Object.entries(days).map(([day, requests]) => ({ day, source: null, requests }));
    const counted = recentRequests(rows, now);
    expect(counted.days).toHaveLength(30);
    expect(counted.days[0]).toEqual({ day: '2026-01-31', requests: 3 });
    expect(counted.days.at(-2)).toEqual({ day: '2026-02-28', requests: 0 });
    expect(counted.total).toBe(5);
  });

  test('of sources that are not listed are the others', () => {
    const day = { day: '2026-03-01', source: null, requests: 10 };
    const listed = [
      { source: 'spring', requests: 6 },
      { source: null, requests: 1 },
    ];
    const { sources, others } = recentRequests([day, ...listed.map((each) => ({ day: null, ...each }))], now);
    expect(sources).toEqual([
      { source: 'spring', requests: 6 },
      { source: '', requests: 1 },
    ]);
    expect(others).toBe(3);
  });

  test('are drawn on an axis whose three steps reach the highest day', () => {
    expect([1, 3, 4, 6, 7, 15, 16, 300, 3001].map(axisStep)).toEqual([1, 1, 2, 2, 5, 5, 10, 100, 2000]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (highest) => {
        const step = axisStep(highest);
        expect(3 * step).toBeGreaterThanOrEqual(highest);
        expect(step).toBeLessThan(Math.max(2, highest));
      }),
    );
  });
});

test('an address of a company names it, one that anybody may have does not', () => {
  const addresses = ['ada@harbour.example', 'ada@gmail.com', ''];
  expect(addresses.map(companyOf)).toEqual(['harbour.example', undefined, undefined]);
});
