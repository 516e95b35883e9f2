import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { freePort } from '../../supabase/local/ports.ts';
import { seedFolder } from '../../supabase/local/seed-folder.ts';
import { startSite } from '../../local/site.ts';
import { startBackend } from '../../supabase/local/start.ts';
import { benchOnServer } from './dashboard-server.ts';
import { dashboardQuestions, type Measure, measured, sideBySide } from './dashboard-questions.ts';

/**
 * Measures the dashboard's list over the Data API, as a page and as a file, with more and more requests. Everything
 * runs on this machine: production build, embedded backend. With --api only the Data API, which needs no build; with --data
 * the seeded folders are kept beside that path, for the next run; with DATABASE_URL the functions on that server instead.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000,100000' },
    times: { type: 'string', default: '20' },
    api: { type: 'boolean', default: false },
    json: { type: 'string' },
    data: { type: 'string' },
  },
});
const TIMES = Number(values.times);
/** What design asks of every answer. */
const BUDGET_MS = 300;

interface Export {
  rows: number;
  seconds: number;
  megabytes: number;
  lines: number;
  rssBeforeMb: number;
  rssPeakMb: number;
  rssAfterMb: number;
}
interface Listed {
  total: number;
  preceding: number;
  rows: { id: string; created_at: string }[];
}

const measures: Measure[] = [];
const exports: Export[] = [];

const measure = async (rows: number, what: string, call: () => Promise<number | undefined>) => {
  measures.push(await measured(rows, what, TIMES, call));
};

/** Memory of a process that is in use now, in MB; Linux only. */
const residentMb = (pid: number) => {
  try {
    return Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6);
  } catch {
    return 0;
  }
};

async function bench(rows: number): Promise<void> {
  const kept = values.data && resolve(`${values.data}-${rows}`);
  const data = kept ?? mkdtempSync(join(tmpdir(), 'bench-dashboard-'));
  const backend = {
    data,
    backendPort: await freePort(),
    mailboxPort: await freePort(),
    notifyEveryMs: 60_000,
  };
  const account = await seedFolder(backend, kept && existsSync(data) ? 0 : rows);
  if (!account) throw new Error('There is no account to read with.');
  const site = values.api ? null : await startSite({ ...backend, port: await freePort() });
  const running = site?.backend ?? (await startBackend(backend));
  try {
    const { url, keys } = running;
    const client = createClient(url, keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data: signedIn, error } = await client.auth.signInWithPassword(account);
    if (error) throw error;
    const list = async (args: Record<string, unknown>): Promise<Listed> => {
      const answer = await client.rpc('list_demo_requests', args);
      if (answer.error) throw new Error(answer.error.message);
      return answer.data as Listed;
    };
    const timed = (what: string, args: Record<string, unknown>) =>
      measure(rows, what, async () => (await list(args)).total);

    for (const p_sort of ['created_at', 'name', 'email', 'phone', 'purpose']) {
      for (const p_descending of [true, false])
        await timed(`${p_sort} ${p_descending ? 'down' : 'up'}`, { p_sort, p_descending });
      // A row from the middle of the order: the hundredth page of a hundred rows, or whatever there is of it.
      let middle: string | undefined;
      for (let walked = 0; walked < rows / 2; walked += 1000) {
        const listed: Listed = await list({
          p_sort,
          p_size: 1000,
          p_counted: false,
          ...(middle && { p_after: middle }),
        });
        middle = listed.rows.at(-1)?.id ?? middle;
      }
      await timed(`${p_sort}, next page half way`, { p_sort, p_after: middle });
      await timed(`${p_sort}, page before half way`, { p_sort, p_before: middle });
    }
    for (const [what, args] of Object.entries(dashboardQuestions())) await timed(what, args);
    await timed('100 rows', { p_size: 100 });
    await timed('without counting', { p_counted: false });
    for (const [what, args] of Object.entries(dashboardQuestions()))
      await measure(rows, `dashboard: ${what}`, async () => {
        const answer = await client.rpc('read_dashboard', args);
        if (answer.error) throw new Error(answer.error.message);
        return (answer.data as Listed).total;
      });
    const [newest] = (await list({ p_size: 1 })).rows;
    for (const [what, moment] of [
      ['newer ones', newest?.created_at ?? ''],
      ['all', '2000-01-01'],
    ] as const)
      await measure(rows, `count of ${what}`, async () => {
        const answer = await client.rpc('count_newer_demo_requests', { p_since: moment });
        return Number(answer.data);
      });
    if (!site) return;

    const cookie = `session=base64-${Buffer.from(JSON.stringify(signedIn.session)).toString('base64url')}`;
    const page = async (query: string) => {
      const response = await fetch(`${site.url}/dashboard-list-form-data${query}`, {
        headers: { Cookie: cookie },
      });
      const html = await response.text();
      if (!response.ok || !html.includes('requests: '))
        throw new Error(`The page answered ${response.status}.`);
      return undefined;
    };
    await measure(rows, 'whole page', () => page(''));
    await measure(rows, 'whole page, search', () => page('?q=customs'));
    await measure(rows, 'whole page, one person', () => page('?q=zoe+dvorak'));
    await measure(rows, 'whole page, search in no row', () => page('?q=zzzzqq'));
    await measure(rows, 'whole page, status', () => page('?status=new'));
    await measure(rows, 'whole page, source', () => page('?source=festival'));
    const file = () => measureExport(rows, `${site.url}/dashboard-list-form-data/export`, cookie, site.pid);
    // The first one brings the memory to where any work of this size keeps it.
    await file();
    exports.push(await file());
  } finally {
    await (site ?? running).stop();
    if (!kept) rmSync(data, { recursive: true, force: true });
  }
}

async function measureExport(rows: number, href: string, cookie: string, pid: number): Promise<Export> {
  const rssBeforeMb = residentMb(pid);
  let rssPeakMb = rssBeforeMb;
  const watch = setInterval(() => (rssPeakMb = Math.max(rssPeakMb, residentMb(pid))), 50);
  const began = performance.now();
  const response = await fetch(href, { headers: { Cookie: cookie } });
  let bytes = 0;
  let lines = -1;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    for (const byte of part) lines += Number(byte === 0x0d);
  }
  clearInterval(watch);
  return {
    rows,
    seconds: Math.round(performance.now() - began) / 1000,
    megabytes: Math.round(bytes / 1e5) / 10,
    lines,
    rssBeforeMb,
    rssPeakMb,
    rssAfterMb: residentMb(pid),
  };
}

const sizes = values.rows.split(',').map(Number);
const url = process.env['DATABASE_URL'];
if (url) measures.push(...(await benchOnServer(url, sizes, TIMES)));
else for (const rows of sizes) await bench(rows);
console.table(measures);
console.table(sideBySide(measures));
console.table(exports);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ measures, exports }, null, 2)}\n`);
const late = measures.filter(({ p95 }) => p95 > BUDGET_MS);
const broken = exports.filter(({ rows, lines }) => rows !== lines);
console.log(
  `${measures.length - late.length} of ${measures.length} answers within ${BUDGET_MS} ms at the 95th percentile`,
);
process.exit(late.length + broken.length > 0 ? 1 : 0);
