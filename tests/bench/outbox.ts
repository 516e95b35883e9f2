import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callFunction, testBackend } from '../database/test-backend.ts';

/**
 * Empties a long queue with the real database and function, several callers at once.
 * It fails when a request was not mailed exactly once.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    'per-second': { type: 'string', default: '40' },
    callers: { type: 'string', default: '3' },
  },
});
const requests = Number(values.requests);
const LIMIT_SECONDS = 900;

const state = await testBackend.start({ notifyEveryMs: null, mailPerSecond: Number(values['per-second']) });
if (state !== 'READY') throw new Error(state);
// Several callers may together send more than one may.
testBackend.limitMails(1_000_000);
await testBackend.sql(`
  insert into public.demo_requests (name, email, phone, purpose)
  select 'Ada Lovelace', 'ada@harbour.example', '4915112345678', 'Customs papers for twelve ports.'
  from generate_series(1, ${requests})`);
const began = performance.now();
const elapsed = () => Math.round((performance.now() - began) / 1000);
const countMails = async () => {
  const response = await fetch(`${testBackend.mailboxUrl}/api/v1/messages?limit=1000000`);
  const { messages } = (await response.json()) as { messages: { MessageID: string }[] };
  return { mails: messages.length, different: new Set(messages.map(({ MessageID }) => MessageID)).size };
};

/** Runs the queue like a schedule until nothing is pending. */
async function call(): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    const response = await callFunction({ apikey: testBackend.keys.secret }, '{}');
    console.log(elapsed(), 's', response.status, await response.text());
    // One run works at a time.
    if (response.status === 202) await wait(1000);
    // A failed delivery would wait for a minute.
    await testBackend.sql(
      "update public.deliveries set next_attempt_at = now() where status = 'pending' and lease_id is null",
    );
    const [{ left } = {}] = await testBackend.sql(
      "select count(*)::integer as left from public.deliveries where status <> 'sent'",
    );
    if (left === 0 || elapsed() > LIMIT_SECONDS) return runs;
  }
}

const runs = await Promise.all(Array.from({ length: Number(values.callers) }, call));
const counted = await countMails();
const attempts = await testBackend.sql(`
  select status, attempts, count(*)::integer as count from public.deliveries group by 1, 2 order by 1, 2`);
await testBackend.remove();
console.log({ requests, seconds: elapsed(), runs, ...counted });
console.table(attempts);
const isFine = counted.mails === requests && counted.different === requests;
console.log(isFine ? 'Every request was mailed exactly once.' : 'FAILED: some were not mailed exactly once.');
process.exit(isFine ? 0 : 1);
