import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { freePort } from '../../supabase/local/ports.ts';
import { seedFolder, withDatabase } from '../../supabase/local/seed-folder.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/start.ts';

/**
 * Drains a long outbox into a mailbox that answers 429 above its limit: real database, real function. Several callers
 * start one run after the other, so that at least two are on at any moment, and every few seconds somebody sends a fresh
 * request whose own mail must not wait. Ends by itself; fails when a notification was not delivered exactly once.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    'per-second': { type: 'string', default: '5' },
    /** What the function believes the limit to be, when that is something else. */
    pace: { type: 'string' },
    callers: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const requests = Number(values.requests);
const perSecond = Number(values['per-second']);
const callers = Number(values.callers);

const FRESH_EVERY_MS = 5_000;
const REPORT_EVERY_MS = 60_000;
/** What one account may send in an hour. */
const REQUESTS_EACH = 10;
const FUNCTION = '/functions/v1/send-demo-email';

interface Listed {
  ID: string;
  MessageID: string;
}
interface Run {
  sent: number;
  failed: number;
  returned: number;
  seconds: number;
}

const json = { 'Content-Type': 'application/json' };

async function mails({ mailboxUrl }: RunningBackend, limit: number): Promise<Listed[]> {
  const answer = await fetch(`${mailboxUrl}/api/v1/messages?limit=${limit}`);
  return ((await answer.json()) as { messages: Listed[] }).messages;
}

/** Somebody with a confirmed address. */
async function person(backend: RunningBackend) {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const { auth } = createClient(backend.url, backend.keys.publishable, options);
  const email = `${randomUUID()}@harbour.example`;
  await auth.signUp({ email, password: randomUUID() });
  const found = await fetch(`${backend.mailboxUrl}/api/v1/messages?limit=20`);
  const { messages } = (await found.json()) as { messages: (Listed & { To: { Address: string }[] })[] };
  const mail = messages.find(({ To }) => To.some(({ Address }) => Address === email));
  const text = await (await fetch(`${backend.mailboxUrl}/api/v1/message/${mail?.ID ?? ''}`)).text();
  const token_hash = /token_hash=([\w-]+)/.exec(text)?.[1] ?? '';
  const { data, error } = await auth.verifyOtp({ type: 'signup', token_hash });
  if (error ?? !data.session) throw error ?? new Error('no session');
  const headers = { Authorization: `Bearer ${data.session.access_token}` };
  const db = createClient(backend.url, backend.keys.publishable, { ...options, global: { headers } });
  return { db, headers };
}

/** One run after the other, until one found nothing to do. */
async function call(backend: RunningBackend, runs: Run[]): Promise<void> {
  for (;;) {
    const began = performance.now();
    const answer = await fetch(backend.url + FUNCTION, {
      method: 'POST',
      headers: { ...json, apikey: backend.keys.secret },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`The function answered ${answer.status}.`);
    const run = (await answer.json()) as Omit<Run, 'seconds'>;
    runs.push({ ...run, seconds: (performance.now() - began) / 1000 });
    if (run.sent + run.failed + run.returned === 0) return;
  }
}

/** Fresh requests, each with the call that the site makes for it: how long that took, and how it ended. */
async function sendFresh(backend: RunningBackend, signal: AbortSignal) {
  const answers: { id: string; status: number; ms: number }[] = [];
  let sender = await person(backend);
  for (;;) {
    await wait(FRESH_EVERY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return answers;
    if (answers.length % REQUESTS_EACH === REQUESTS_EACH - 1) sender = await person(backend);
    const row = { id: randomUUID(), name: 'Amara Nwosu', email: 'amara@northwind-rail.example' };
    const words = { phone: '447700900142', purpose: 'Replan crews and depots when a line closes.' };
    const { error } = await sender.db.from('demo_requests').insert({ ...row, ...words });
    if (error) throw error;
    const began = performance.now();
    const answer = await fetch(backend.url + FUNCTION, {
      method: 'POST',
      headers: { ...json, ...sender.headers },
      body: JSON.stringify({ id: row.id }),
    });
    answers.push({ id: row.id, status: answer.status, ms: Math.round(performance.now() - began) });
  }
}

const percentile = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

const data = mkdtempSync(join(tmpdir(), 'bench-outbox-'));
const options = {
  data,
  backendPort: await freePort(),
  mailboxPort: await freePort(),
  notifyEveryMs: null,
  mailPerSecond: Number(values.pace ?? perSecond),
};
console.log(`${requests} notifications wait; the mailbox takes ${perSecond} a second; ${callers} callers.`);
await seedFolder(options, requests);
await withDatabase(data, (database) =>
  database.exec(`
    update public.demo_request_notifications
    set status = 'pending', attempts = 0, sent_at = null, last_error = null, next_attempt_at = now() - interval '1 minute'
    where status <> 'pending'`),
);
const backend = await startBackend({ ...options, sampleAccount: false });
// The backend's own log has a line for each mail.
const { log } = console;
console.log = () => undefined;
await fetch(`${backend.mailboxUrl}/limit`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ perSecond }),
});

const runs: Run[] = [];
const end = new AbortController();
const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;
const reporting = setInterval(() => {
  void mails(backend, 1_000_000).then((listed) => log(`${elapsed().toFixed(0)} s: ${listed.length} mails`));
}, REPORT_EVERY_MS);
const freshSent = sendFresh(backend, end.signal);
await Promise.all(Array.from({ length: callers }, () => call(backend, runs)));
const seconds = elapsed();
end.abort();
clearInterval(reporting);
const fresh = await freshSent;

const limit = (await (await fetch(`${backend.mailboxUrl}/limit`)).json()) as {
  refused: number;
  repeated: number;
};
const notified = (await mails(backend, 1_000_000)).filter(({ MessageID }) =>
  MessageID.startsWith('demo-request-'),
);
await backend.stop();
const states: { standing: string; count: number }[] = [];
await withDatabase(data, async (database) => {
  const answer = await database.exec(`
    select status || ' after ' || attempts as standing, count(*)::integer as count
    from public.demo_request_notifications group by 1`);
  states.push(...((answer as { rows: typeof states }[])[0]?.rows ?? []));
});
rmSync(data, { recursive: true, force: true });

const latencies = fresh.map(({ ms }) => ms).sort((a, b) => a - b);
const expected = requests + fresh.length;
const result = {
  requests,
  perSecond,
  callers,
  runs: runs.length,
  longestRunSeconds: Math.round(Math.max(...runs.map((run) => run.seconds)) * 10) / 10,
  seconds: Math.round(seconds),
  theoreticalSeconds: Math.round(expected / perSecond),
  mailsPerSecond: Math.round((notified.length / seconds) * 100) / 100,
  shareOfTheLimit: Math.round((notified.length / seconds / perSecond) * 1000) / 1000,
  mails: notified.length,
  differentMails: new Set(notified.map(({ MessageID }) => MessageID)).size,
  handedInTwice: limit.repeated,
  answered429: limit.refused,
  fresh: fresh.length,
  freshNotAtOnce: fresh.filter(({ status }) => status !== 200).length,
  freshP50Ms: percentile(latencies, 0.5),
  freshP95Ms: percentile(latencies, 0.95),
  freshMaxMs: latencies.at(-1) ?? 0,
};
log(result);
log(states);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ ...result, states }, null, 2)}\n`);
const once = result.mails === expected && result.differentMails === expected && result.handedInTwice === 0;
const settled = states.every(({ standing }) => standing === 'sent after 1');
log(
  once && settled
    ? 'Every notification was delivered exactly once.'
    : 'FAILED: not every notification was delivered exactly once.',
);
process.exit(once && settled ? 0 : 1);
