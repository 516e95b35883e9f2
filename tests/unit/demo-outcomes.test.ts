import { globSync, readFileSync } from 'node:fs';
import { outcomeText } from '@/components/demo/outcome-text';

/** The function that limits requests, as the newest migration has it. */
const limit = globSync('supabase/migrations/*.sql')
  .sort()
  .map(
    (file) => readFileSync(file, 'utf8').split('create or replace function private.limit_demo_requests()')[1],
  )
  .findLast(Boolean);

it('whoever has sent as many requests as the database takes is told how many, and when there is room', () => {
  expect(limit).toMatch(/created_at > now\(\) - interval '1 hour';\s+if recent >= 10 then/);
  const [, words = ''] = /'message', '(Ten requests an hour [^']*)'/.exec(limit ?? '') ?? [];
  const { kind, text } = outcomeText({ status: 'limited', of: 'account', seconds: 700 });
  expect(kind).toBe('error');
  expect(text).toBe(`${words} Your answers are kept. Try again in 12 minutes.`);
});

it('a whole network that was too fast is told of no number: its people share the limit', () => {
  const { text } = outcomeText({ status: 'limited', of: 'network', seconds: 30 });
  expect(text).toBe('Too many attempts. Try again in a minute. Your answers are kept.');
});
