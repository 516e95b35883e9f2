import fc from 'fast-check';
import { axisStep, recentRequests } from '@/lib/dashboard/recent-requests';

const now = new Date('2026-03-01T00:30:00Z');

test('thirty days of UTC, oldest first, with those without a request', () => {
  const { total, days } = recentRequests(
    [
      { day: '2026-03-01', source: null, requests: 2 },
      { day: '2026-01-31', source: null, requests: 3 },
      { day: '2026-01-30', source: null, requests: 100 },
    ],
    now,
  );
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-01-31', requests: 3 });
  expect(days.at(-2)).toEqual({ day: '2026-02-28', requests: 0 });
  expect(days.at(-1)).toEqual({ day: '2026-03-01', requests: 2 });
  expect(total).toBe(5);
});

test('sources that are not listed are the others', () => {
  const { sources, others } = recentRequests(
    [
      { day: '2026-03-01', source: null, requests: 10 },
      { day: null, source: 'spring', requests: 6 },
      { day: null, source: null, requests: 1 },
    ],
    now,
  );
  expect(sources).toEqual([
    { source: 'spring', requests: 6 },
    { source: '', requests: 1 },
  ]);
  expect(others).toBe(3);
});

test('nothing is nothing', () =>
  expect(recentRequests([], now)).toMatchObject({ total: 0, sources: [], others: 0 }));

test('three steps of an axis reach the highest day, and no step is longer than it must be', () => {
  expect([1, 3, 4, 6, 7, 15, 16, 300, 3001].map(axisStep)).toEqual([1, 1, 2, 2, 5, 5, 10, 100, 2000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (highest) => {
      const step = axisStep(highest);
      expect(3 * step).toBeGreaterThanOrEqual(highest);
      expect(step).toBeLessThan(Math.max(2, highest));
      expect(String(step)).toMatch(/^[125]0*$/);
    }),
  );
});
