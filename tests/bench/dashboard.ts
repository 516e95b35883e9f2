import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Client } from 'pg';
import { startBackend } from '../../supabase/local/backend.ts';
import { findFreePort } from '../../scripts/process/ports.ts';
import { seedFolder } from '../../supabase/local/seed-folder.ts';
import { seedRequests } from '../../supabase/local/seed-rows.ts';
import { begin, signUp } from '../database/server/data-api.ts';
import { openServer } from '../database/server/server.ts';

/**
 * Measures the queries of the dashboard over the Data API, and as SQL on a server.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,100000' },
    times: { type: 'string', default: '15' },
  },
});
const BUDGET_MS = 300;
const COLUMNS = 'id, name, email, phone, purpose, created_at, source, attribution';
const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString();

interface Row {
  where: string;
  rows: number;
  question: string;
  p50: number;
  p95: number;
}

/** Measures several calls after a first one that does not count. */
async function time(call: () => Promise<unknown>): Promise<Pick<Row, 'p50' | 'p95'>> {
  await call();
  const took: number[] = [];
  for (let turn = 0; turn < Number(values.times); turn += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

/** Returns the queries as lib/dashboard/read-requests.ts makes them over the Data API. */
function askDataApi(db: SupabaseClient): Record<string, () => PromiseLike<{ error: unknown }>> {
  const list = (join = 'demo_request_states(status)') =>
    db
      .from('demo_requests')
      .select(`${COLUMNS}, ${join}`, { count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(0, 24);
  return {
    'list and count': () => list(),
    'search with results': () => list().like('search_text', '%customs%'),
    'search for one person': () => list().likeAllOf('search_text', ['%zoe%', '%nunez%']),
    'search without result': () => list().like('search_text', '%zzzzqq%'),
    'filter by status': () =>
      list('demo_request_states!inner(status)').eq('demo_request_states.status', 'new'),
    'filter by source': () => list().eq('source', 'festival'),
    'filter by day': () => list().gte('created_at', monthAgo),
    'requests per day': () => db.rpc('count_requests_since', { p_starts: [monthAgo] }),
    sources: () => db.rpc('list_request_sources'),
  };
}

async function measureDataApi(rows: number): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-dashboard-'));
  const options = {
    data,
    backendPort: await findFreePort(),
    mailboxPort: await findFreePort(),
    notifyEveryMs: 600_000,
  };
  const account = await seedFolder(options, rows);
  if (!account) throw new Error('There is no account to read with.');
  const { url, keys, stop } = await startBackend(options);
  try {
    const client = createClient(url, keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword(account);
    if (error) throw error;
    const table: Row[] = [];
    for (const [question, ask] of Object.entries(askDataApi(client))) {
      const took = await time(async () => {
        const response = await ask();
        if (response.error) throw new Error(JSON.stringify(response.error));
      });
      table.push({ where: 'embedded, Data API', rows, question, ...took });
    }
    return table;
  } finally {
    await stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The same queries as SQL of the Data API, each as a page and a count. */
const statements: Record<string, string[]> = {
  'list and count': page('true'),
  'search with results': page("r.search_text like '%customs%'"),
  'search for one person': page("r.search_text like '%zoe%' and r.search_text like '%nunez%'"),
  'search without result': page("r.search_text like '%zzzzqq%'"),
  'filter by status': page(
    "exists (select from public.demo_request_states s where s.request_id = r.id and s.status = 'new')",
  ),
  'filter by source': page("r.source = 'festival'"),
  'filter by day': page(`r.created_at >= '${monthAgo}'`),
  'requests per day': [`select * from public.count_requests_since('{${monthAgo}}')`],
  sources: ['select * from public.list_request_sources()'],
};

function page(condition: string): string[] {
  return [
    `select ${COLUMNS}, (select s.status from public.demo_request_states s where s.request_id = r.id)
     from public.demo_requests r where ${condition} order by created_at desc, id desc limit 25`,
    `select count(*) from public.demo_requests r where ${condition}`,
  ];
}

async function measureServer(rows: number): Promise<Row[]> {
  const server = await openServer();
  try {
    const { database, connect } = await server.create('new');
    const [owner, auth, api] = await Promise.all(
      (['hosted_postgres', 'supabase_auth_admin', 'authenticator'] as const).map(connect),
    );
    await seedRequests(database, rows);
    const person = await signUp(auth as Client);
    await owner?.query('insert into public.staff (email) values ($1)', [`${person.id}@harbour.example`]);
    const table: Row[] = [];
    for (const [question, each] of Object.entries(statements)) {
      const took = await time(async () => {
        await begin(api as Client, person);
        for (const statement of each) await api?.query(statement);
        await api?.query('commit');
      });
      table.push({ where: 'server, SQL', rows, question, ...took });
    }
    return table;
  } finally {
    await server.close();
  }
}

const table: Row[] = [];
for (const rows of values.rows.split(',').map(Number)) {
  table.push(...(await measureDataApi(rows)));
  table.push(...(await measureServer(rows)));
}
console.table(table);
const late = table.filter(({ p50 }) => p50 > BUDGET_MS);
console.log(`${table.length - late.length} of ${table.length} questions take at most ${BUDGET_MS} ms (p50).`);
process.exit(late.length > 0 ? 1 : 0);
