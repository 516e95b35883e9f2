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
/** As a multiple of the theoretical time. */
const GIVEN_UP_AFTER = 4;
const RUN_SECONDS = 60;
const CLAIM_SECONDS = 120;
/** What one account may send in an hour. */
const REQUESTS_EACH = 10;
const FUNCTION = '/functions/v1/send-demo-email';

interface Listed {
  ID: string;
  MessageID: string;
}
interface Tally {
  sent: number;
  failed: number;
  returned: number;
}
interface Run {
  seconds: number;
  /** Null when the call failed, because the database did not answer in time, say. */
  tally: Tally | null;
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

/** One run after the other, as a schedule starts them whatever became of the last one, until all mails are there. */
async function call(backend: RunningBackend, runs: Run[], isDone: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const began = performance.now();
    const answer = await fetch(backend.url + FUNCTION, {
      method: 'POST',
      headers: { ...json, apikey: backend.keys.secret },
      body: '{}',
    });
    const seconds = (performance.now() - began) / 1000;
    const tally = answer.ok ? ((await answer.json()) as Tally) : null;
    runs.push({ seconds, tally });
    if (!tally) {
      troubledAt = elapsed();
      log(`${elapsed().toFixed(0)} s: a run was answered ${answer.status} ${await answer.text()}`);
    }
    if (!tally || tally.sent + tally.failed + tally.returned > 0) continue;
    if (await isDone()) return;
    if (elapsed() > GIVEN_UP_AFTER * (requests / perSecond) + 2 * (RUN_SECONDS + CLAIM_SECONDS))
      throw new Error('Mails are missing.');
    await wait(FRESH_EVERY_MS);
  }
}

interface FreshAnswer {
  status: number;
  ms: number;
}

/** Fresh requests, each with the call that the site makes for it: how long that took, and how it ended. */
async function sendFresh(backend: RunningBackend, answers: FreshAnswer[], signal: AbortSignal) {
  let sender = await person(backend);
  for (;;) {
    await wait(FRESH_EVERY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
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
    answers.push({ status: answer.status, ms: Math.round(performance.now() - began) });
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
let unsettled = 0;
/** When the last run or note was lost: what it held comes back when its claim is over. */
let troubledAt = -Infinity;
console.log = (line: string) => {
  if (!line.includes('"settle-failed"')) return;
  unsettled += 1;
  troubledAt = elapsed();
};
await fetch(`${backend.mailboxUrl}/limit`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ perSecond }),
});

const runs: Run[] = [];
const end = new AbortController();
const began = performance.now();
let seconds = Infinity;
const elapsed = () => (performance.now() - began) / 1000;
const reporting = setInterval(() => {
  void mails(backend, 1_000_000).then((listed) => log(`${elapsed().toFixed(0)} s: ${listed.length} mails`));
}, REPORT_EVERY_MS);
const fresh: FreshAnswer[] = [];
const freshSent = sendFresh(backend, fresh, end.signal);
const notifications = async () =>
  (await mails(backend, 1_000_000)).filter(({ MessageID }) => MessageID.startsWith('demo-request-'));
const isDone = async () => {
  if ((await notifications()).length < requests) return false;
  end.abort();
  await freshSent;
  if ((await notifications()).length < requests + fresh.length) return false;
  seconds = Math.min(seconds, elapsed());
  return elapsed() - troubledAt > RUN_SECONDS + CLAIM_SECONDS;
};
await Promise.all(Array.from({ length: callers }, () => call(backend, runs, isDone)));
clearInterval(reporting);

const limit = (await (await fetch(`${backend.mailboxUrl}/limit`)).json()) as {
  refused: number;
  repeated: number;
};
const notified = await notifications();
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
  cutShort: runs.filter(({ tally }) => !tally).length,
  longestRunSeconds: Math.round(Math.max(...runs.map((run) => run.seconds)) * 10) / 10,
  seconds: Math.round(seconds),
  theoreticalSeconds: Math.round(expected / perSecond),
  mailsPerSecond: Math.round((notified.length / seconds) * 100) / 100,
  shareOfTheLimit: Math.round((notified.length / seconds / perSecond) * 1000) / 1000,
  mails: notified.length,
  differentMails: new Set(notified.map(({ MessageID }) => MessageID)).size,
  handedInTwice: limit.repeated,
  unsettled,
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
// A mail whose note did not reach the database is handed in again under the same key, and delivered once all the same.
const once = result.mails === expected && result.differentMails === expected && limit.repeated <= unsettled;
const settled = states.every(({ standing }) => standing.startsWith('sent'));
log(
  once && settled
    ? 'Every notification was delivered exactly once.'
    : 'FAILED: some were not delivered exactly once.',
);
process.exit(once && settled ? 0 : 1);
