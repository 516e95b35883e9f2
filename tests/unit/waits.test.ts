import { readFileSync } from 'node:fs';
import { explainState, getToast } from '@/lib/demo/outcome';
import { demoOutcomes } from '@/content/messages/demo';
import { limits } from '@/content/messages/errors';
import { explainLimit, explainWait } from '@/lib/security/explain-wait';

const migration = readFileSync('supabase/migrations/20261126000200_request_limit.sql', 'utf8');

test('A visitor at the limit of the database reads how many requests it takes, and when to try again', () => {
  expect(migration).toMatch(/created_at > now\(\) - interval '1 hour';\s+if recent >= 10 then/);
  const [, text = ''] = /'(Ten requests an hour [^']*)'/.exec(migration) ?? [];
  const outcome = { status: 'limited', of: 'account', seconds: 700 } as const;
  expect(getToast(outcome)).toMatchObject({ kind: 'error', text: demoOutcomes.notSaved });
  expect(explainState(outcome)).toBe(`${text} Your answers are saved. Try again in 12 minutes.`);
});

test('A visitor whose whole network was too fast reads no number, since its people share the limit', () => {
  expect(explainState({ status: 'limited', of: 'network', seconds: 30 })).toBe(
    'Too many attempts. Try again in a minute. Your answers are saved.',
  );
});

test.each([
  [1, limits.inAMinute],
  [60, limits.inAMinute],
  [61, limits.inMinutes(2)],
  [59 * 60, limits.inMinutes(59)],
  [59 * 60 + 1, limits.inAnHour],
])('A visitor who waits %d seconds reads: %s', (seconds, text) => {
  expect(explainWait(seconds)).toBe(text);
  expect(explainLimit(seconds)).toBe(`${limits.tooMany} ${text}`);
});
