import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../supabase/local/ports.ts';
import { seedFolder, withDatabase } from '../../supabase/local/seed-folder.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { startMailService } from '../support/mail-service.ts';

/**
 * Empties a long outbox into a mailbox that answers 429 above its limit, with the real database and function. Fails when a
 * notification was not delivered exactly once.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    'per-second': { type: 'string', default: '20' },
    callers: { type: 'string', default: '3' },
  },
});
const requests = Number(values.requests);
const perSecond = Number(values['per-second']);
/** As a multiple of the time that the limit allows, besides the time until a lost claim comes back. */
const GIVEN_UP_AFTER = 4;
const CLAIM_SECONDS = 120;

interface Tally {
  sent: number;
  failed: number;
  returned: number;
}

const data = mkdtempSync(join(tmpdir(), 'bench-outbox-'));
const options = {
  data,
  backendPort: await freePort(),
  mailboxPort: await freePort(),
  notifyEveryMs: null,
  functionEnv: { MAIL_PER_SECOND: String(perSecond) },
};
const mailService = await startMailService(`http://127.0.0.1:${options.mailboxPort}`);
await seedFolder(options, requests);
await withDatabase(data, (database) =>
  database.exec(`
    update public.demo_request_notifications
    set status = 'pending', attempts = 0, sent_at = null, last_error = null, next_attempt_at = now() - interval '1 minute'
    where status <> 'pending'`),
);
const functionEnv = { ...options.functionEnv, MAIL_API_URL: mailService.url };
const backend = await startBackend({ ...options, functionEnv, sampleAccount: false });
const { log } = console;
// The backend logs a line for each mail.
console.log = () => undefined;
const json = { 'Content-Type': 'application/json' };
mailService.limit(perSecond);

const began = performance.now();
const elapsed = () => Math.round((performance.now() - began) / 1000);
async function listNotifications(): Promise<string[]> {
  const answer = await fetch(`${backend.mailboxUrl}/api/v1/messages?limit=1000000`);
  const { messages } = (await answer.json()) as { messages: { MessageID: string }[] };
  return messages.map(({ MessageID }) => MessageID).filter((id) => id.startsWith('demo-request-'));
}

/** Starts one run after the other, as a schedule does, until all mails are there. */
async function call(): Promise<void> {
  const deadline = GIVEN_UP_AFTER * (requests / perSecond) + CLAIM_SECONDS;
  while (elapsed() < deadline) {
    const answer = await fetch(`${backend.url}/functions/v1/send-demo-email`, {
      method: 'POST',
      headers: { ...json, apikey: backend.keys.secret },
      body: '{}',
    });
    const tally = answer.ok ? ((await answer.json()) as Tally) : undefined;
    if (!tally || tally.sent + tally.failed + tally.returned > 0) continue;
    if ((await listNotifications()).length >= requests) return;
    await wait(5_000);
  }
}

log(`${requests} notifications wait; the mailbox takes ${perSecond} a second; ${values.callers} callers.`);
await Promise.all(Array.from({ length: Number(values.callers) }, call));
const seconds = elapsed();
const limit = mailService.counts();
const delivered = await listNotifications();
await backend.stop();
const states: { state: string; count: number }[] = [];
await withDatabase(data, async (database) => {
  const answer = await database.exec(`
    select status as state, count(*)::integer as count from public.demo_request_notifications group by 1`);
  states.push(...((answer as { rows: typeof states }[])[0]?.rows ?? []));
});
rmSync(data, { recursive: true, force: true });

const different = new Set(delivered).size;
log({ requests, delivered: delivered.length, different, seconds, shortest: requests / perSecond, ...limit });
log(states);
const isFine =
  delivered.length === requests && different === requests && states.every(({ state }) => state === 'sent');
log(
  isFine ? 'Every notification was delivered exactly once.' : 'FAILED: some were not delivered exactly once.',
);
process.exit(isFine ? 0 : 1);
