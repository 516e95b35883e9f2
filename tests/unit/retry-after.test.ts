import { retryAfterMs } from '@/supabase/functions/send-demo-email/retry-after';

const now = Date.parse('2026-11-21T00:00:00Z');

test.each([
  ['0', 0],
  ['1', 1_000],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 00:00:07 GMT', 7_000],
  ['Saturday, 21-Nov-26 00:00:07 GMT', 7_000],
  // Clocks differ: what is over is over.
  ['Fri, 20 Nov 2026 23:59:00 GMT', 0],
  [null, 10_000],
  ['', 10_000],
  ['soon', 10_000],
  ['-3', 10_000],
  ['1.5', 10_000],
])('Retry-After: %s', (header, pause) => {
  expect(retryAfterMs(header, now)).toBe(pause);
});
