import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient, type Session } from '@supabase/supabase-js';
import autocannon, { type Result } from 'autocannon';
import pLimit from 'p-limit';
import { freePort } from '../../supabase/local/ports.ts';
import { sitePort } from '../../supabase/local/settings.ts';
import { type RunningSite, startSite } from '../../local/site.ts';
import { templatesAt } from '../support/templates.ts';
import { type Inspector, inspect, residentMb } from './memory.ts';

/**
 * Load on a production build and its backend, all on this machine: public pages while people send requests, then
 * mixed traffic while the memory of the site is watched. Ends by itself; fails when a confirmed request is lost, when
 * a page was not served, or when memory in use keeps growing.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    json: { type: 'string' },
  },
});
const minutes = Math.min(Math.max(Number(options.minutes), 0.1), 120);
const connections = Math.min(Math.max(Number(options.connections), 1), 500);

/** Twenty people with ten requests each: what one person may send in an hour. */
const PEOPLE = 20;
const REQUESTS_EACH = 10;
const AT_ONCE = 4;
const SAMPLE_MS = 5000;
const MAILED_WITHIN_MS = 180_000;
/** Memory in use at the end, as a multiple of that half way, that is still called flat: its own coming and going. */
const MAY_GROW = 1.15;
const DASHBOARD = '/dashboard-list-form-data';
const data = 'supabase/.temp/bench';
const distDir = process.env['NEXT_DIST_DIR'] ?? '.next';

interface Person {
  session: Session;
  cookie: string;
}
interface Answer {
  id: string;
  status: string;
  ms: number;
}

const client = (site: RunningSite, token?: string) =>
  createClient(site.backend.env.SUPABASE_URL, site.backend.env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });

async function mails(site: RunningSite) {
  const answer = await fetch(`${site.backend.mailboxUrl}/api/v1/messages?limit=100000`);
  return (
    (await answer.json()) as { messages: { ID: string; MessageID: string; To: { Address: string }[] }[] }
  ).messages;
}

/** Somebody with a confirmed address, signed in. */
async function person(site: RunningSite): Promise<Person> {
  const email = `${randomUUID()}@harbour.example`;
  const { auth } = client(site);
  await auth.signUp({ email, password: randomUUID() });
  const mail = (await mails(site)).find(({ To }) => To.some(({ Address }) => Address === email));
  const text = await (await fetch(`${site.backend.mailboxUrl}/api/v1/message/${mail?.ID ?? ''}`)).text();
  const token_hash = /token_hash=([\w-]+)/.exec(text)?.[1] ?? '';
  const { data: verified, error } = await auth.verifyOtp({ type: 'signup', token_hash });
  if (error ?? !verified.session) throw error ?? new Error('no session');
  const value = `base64-${Buffer.from(JSON.stringify(verified.session)).toString('base64url')}`;
  return { session: verified.session, cookie: `session=${value}` };
}

/** The id under which the build publishes the action of the demo form. */
function actionId(): string {
  const file = join(distDir, 'server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName: string }>;
  };
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === 'requestDemo');
  if (!found) throw new Error('The build has no action requestDemo.');
  return found[0];
}

/** Sends a request as the demo form does. */
async function submit(site: RunningSite, { cookie }: Person, action: string): Promise<Answer> {
  const began = performance.now();
  const id = randomUUID();
  const request = {
    ...{ id, name: 'Amara Nwosu', email: 'amara@northwind-rail.example', phone: '447700900142' },
    purpose: 'Replan crews and depots when a line closes.',
  };
  const answer = await fetch(site.url, {
    method: 'POST',
    headers: { Origin: site.url, 'Next-Action': action, 'Content-Type': 'text/plain;charset=UTF-8', cookie },
    body: JSON.stringify([request]),
  });
  const status = /"status":"([\w-]+)"/.exec(await answer.text())?.[1] ?? `HTTP ${answer.status}`;
  return { id, status, ms: performance.now() - began };
}

/** Which of these requests are missing in the table, and which in the mailbox. */
async function missing(site: RunningSite, reader: Person, ids: string[]) {
  const { data: rows, error } = await client(site, reader.session.access_token)
    .from('demo_requests')
    .select('id')
    .limit(10_000);
  if (error) throw error;
  const stored = new Set(rows.map(({ id }) => String(id)));
  const mailed = (await mails(site)).map(({ MessageID }) => MessageID);
  const mailsOf = (id: string) => mailed.filter((each) => each.startsWith(`demo-request-${id}@`)).length;
  return {
    rows: ids.filter((id) => !stored.has(id)).length,
    mails: ids.filter((id) => mailsOf(id) === 0).length,
    secondMails: ids.filter((id) => mailsOf(id) > 1).length,
  };
}

/** Change per minute of values taken at even intervals, by least squares. */
function slopePerMinute(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const below = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return (above / (below || 1)) * (60_000 / SAMPLE_MS);
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

function tally(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const pagesUnderLoad = (site: RunningSite, at: number, seconds: number) =>
  autocannon({
    url: site.url,
    connections: at,
    duration: Math.ceil(seconds),
    requests: paths.map((path) => ({ method: 'GET', path })),
  });

const figures = ({ requests, latency, errors, timeouts, non2xx }: Result) => ({
  requests: requests.total,
  perSecond: Math.round(requests.average),
  p50Ms: latency.p50,
  p97Ms: latency.p97_5,
  p99Ms: latency.p99,
  maxMs: latency.max,
  failed: errors + timeouts + non2xx,
});

/** Public pages for visitors while signed-in people send requests, as fast as they are answered. */
async function sendUnderLoad(site: RunningSite, people: Person[], action: string) {
  const pages = pagesUnderLoad(site, connections, 600);
  const atOnce = pLimit(AT_ONCE);
  const turns = people.flatMap((each) => Array.from({ length: REQUESTS_EACH }, () => each));
  const answers = await Promise.all(turns.map((each) => atOnce(() => submit(site, each, action))));
  pages.stop();
  const confirmed = answers.flatMap(({ id, status }) => (['sent', 'saved'].includes(status) ? [id] : []));
  const [reader] = people;
  if (!reader) throw new Error('nobody');
  const deadline = Date.now() + MAILED_WITHIN_MS;
  let lost = await missing(site, reader, confirmed);
  while (lost.mails > 0 && Date.now() < deadline) {
    await wait(1000);
    lost = await missing(site, reader, confirmed);
  }
  const times = answers.map(({ ms }) => ms);
  const submissions = {
    answers: tally(answers.map(({ status }) => status)),
    confirmed: confirmed.length,
    p50Ms: Math.round(percentile(times, 0.5)),
    p95Ms: Math.round(percentile(times, 0.95)),
    maxMs: Math.round(Math.max(...times)),
    missingRows: lost.rows,
    missingMails: lost.mails,
    secondMails: lost.secondMails,
  };
  return { pages: figures(await pages), submissions };
}

/** Pages, the dashboard and further requests (which the hourly limit refuses) for some minutes. */
async function mixedTraffic(site: RunningSite, inspector: Inspector, people: Person[], action: string) {
  const seconds = minutes * 60;
  const samples = [residentMb(site.pid)];
  const sampling = setInterval(() => samples.push(residentMb(site.pid)), SAMPLE_MS);
  const halves = [await inspector.inUse()];
  const pages = pagesUnderLoad(site, Math.ceil(connections / 5), seconds);
  const end = Date.now() + seconds * 1000;
  const middle = wait(seconds * 500).then(async () => halves.push(await inspector.inUse()));
  const dashboard: string[] = [];
  const submissions: string[] = [];
  for (let turn = 0; Date.now() < end; turn += 1) {
    const each = people[turn % people.length];
    if (!each) break;
    const seen = await fetch(site.url + DASHBOARD, { headers: { cookie: each.cookie }, redirect: 'manual' });
    await seen.arrayBuffer();
    dashboard.push(String(seen.status));
    submissions.push((await submit(site, each, action)).status);
    await wait(Math.min(200, Math.max(0, end - Date.now())));
  }
  const served = figures(await pages);
  await middle;
  clearInterval(sampling);
  halves.push(await inspector.inUse());
  const round = (value: number) => Math.round(value * 10) / 10;
  const memory = {
    samples: samples.length,
    firstMb: round(samples[0] ?? 0),
    lastMb: round(samples.at(-1) ?? 0),
    maximumMb: round(Math.max(...samples)),
    slopeMbPerMinute: round(slopePerMinute(samples)),
    // The first half warms up caches and code.
    slopeOfSecondHalf: round(slopePerMinute(samples.slice(Math.floor(samples.length / 2)))),
  };
  const inUse = halves.map((each) => ({
    heapMb: round(each.heap),
    externalMb: round(each.external),
    residentMb: round(each.resident),
  }));
  const [, half, last] = halves;
  const grows = half && last ? (last.heap + last.external) / (half.heap + half.external) : Number.NaN;
  return {
    ...{ minutes, pages: served, dashboard: tally(dashboard), submissions: tally(submissions), memory },
    ...{ inUse, grows: Math.round(grows * 100) / 100 },
  };
}

rmSync(data, { recursive: true, force: true });
const port = sitePort();
const inspectorPort = await freePort();
process.env['NODE_OPTIONS'] = `--inspect-port=${inspectorPort}`;
const site = await startSite({
  port,
  siteUrl: `http://localhost:${port}`,
  backendPort: await freePort(),
  mailboxPort: await freePort(),
  data,
  distDir,
  sampleAccount: false,
  notifyEveryMs: 2000,
  // What is measured is the site, not a mail service.
  mailPerSecond: 1000,
});
/** What visitors read: a page of each template. */
const paths = Object.values(await templatesAt(site.url));
try {
  const action = actionId();
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await person(site));
  const burst = await sendUnderLoad(site, people, action);
  const inspector = await inspect(site.pid, inspectorPort);
  const mixed = await mixedTraffic(site, inspector, people, action);
  inspector.close();
  console.log(`\nPages at ${connections} connections while ${PEOPLE * REQUESTS_EACH} requests are sent`);
  console.table({ pages: burst.pages });
  console.table({
    submissions: { ...burst.submissions, answers: JSON.stringify(burst.submissions.answers) },
  });
  console.log(`Mixed traffic for ${minutes} minutes`);
  console.table({ pages: mixed.pages });
  console.table({ dashboard: mixed.dashboard, submissions: mixed.submissions });
  console.table({ 'memory of the site': mixed.memory });
  const [start, half, last] = mixed.inUse;
  console.log('Memory in use after a collection: at the start, half way, at the end');
  console.table({ start, half, last });
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ burst, mixed }, null, 2)}\n`);
  const { confirmed, missingRows, missingMails, secondMails } = burst.submissions;
  const wrong = missingRows + missingMails + secondMails + burst.pages.failed + mixed.pages.failed;
  const flat = mixed.grows <= MAY_GROW;
  const fine = wrong === 0 && confirmed > 0 && flat;
  console.log(fine ? 'Nothing was lost, and memory is flat.' : 'FAILED: see above.');
  process.exitCode = fine ? 0 : 1;
} finally {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
}
