import { globSync, readFileSync } from 'node:fs';
import { explainOutcome, getToast } from '@/components/demo/outcome-text';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { limits } from '@/content/words/limits';
import { explainLimit, explainWait } from '@/lib/security/explain-wait';
import { retryAfterMs } from '@/supabase/functions/send-demo-email/retry-after';

/** The function that limits requests, as the newest migration has it. */
const limit = globSync('supabase/migrations/*.sql')
  .sort()
  .map(
    (file) => readFileSync(file, 'utf8').split('create or replace function private.limit_demo_requests()')[1],
  )
  .findLast(Boolean);

test('who has sent as many requests as the database takes is told how many, and when there is room', () => {
  expect(limit).toMatch(/created_at > now\(\) - interval '1 hour';\s+if recent >= 10 then/);
  const [, words = ''] = /'message', '(Ten requests an hour [^']*)'/.exec(limit ?? '') ?? [];
  const outcome = { status: 'limited', of: 'account', seconds: 700 } as const;
  expect(getToast(outcome)).toEqual({ kind: 'error', text: demoOutcomes.notSaved });
  expect(explainOutcome(outcome)).toBe(`${words} Your answers are kept. Try again in 12 minutes.`);
});

test('a whole network that was too fast is told of no number: its people share the limit', () => {
  expect(explainOutcome({ status: 'limited', of: 'network', seconds: 30 })).toBe(
    'Too many attempts. Try again in a minute. Your answers are kept.',
  );
});

test.each([
  [1, limits.inAMinute],
  [60, limits.inAMinute],
  [61, limits.inMinutes(2)],
  [59 * 60, limits.inMinutes(59)],
  [59 * 60 + 1, limits.inAnHour],
])('a visitor who waits %d seconds reads: %s', (seconds, words) => {
  expect(explainWait(seconds)).toBe(words);
  expect(explainLimit(seconds)).toBe(`${limits.tooMany} ${words}`);
});

const now = Date.parse('2026-11-21T00:00:00Z');

test.each([
  ['0', 0],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 00:00:07 GMT', 7_000],
  ['Saturday, 21-Nov-26 00:00:07 GMT', 7_000],
  // Clocks differ: what is over is over.
  ['Fri, 20 Nov 2026 23:59:00 GMT', 0],
  [null, 10_000],
  ['soon', 10_000],
  ['-3', 10_000],
  ['1.5', 10_000],
])('the outbox obeys Retry-After: %s', (header, pause) => {
  expect(retryAfterMs(header, now)).toBe(pause);
});
