import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { freePort } from '../../supabase/local/ports.ts';
import { seedFolder } from '../../supabase/local/seed-folder.ts';
import { startBackend } from '../../supabase/local/backend.ts';

/**
 * Measures the two functions of the dashboard over the Data API with more and more requests, and fails when an answer takes
 * longer than its budget: `npm run bench:dashboard -- --rows 1000,1000000`.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,100000' },
    times: { type: 'string', default: '20' },
  },
});
const BUDGET_MS = 300;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const questions: Record<string, Record<string, unknown>> = {
  everything: {},
  'by name': { p_sort: 'name' },
  'a hundred rows': { p_size: 100 },
  'search: a common word': { p_search: 'customs' },
  'search: one person': { p_search: 'zoe dvorak' },
  'search: no row': { p_search: 'zzzzqq' },
  'search: one letter': { p_search: 'e' },
  'search: long and hostile': {
    p_search: 'thethere withere andther ingther ontheir requesth owtheth esthese',
  },
  'status: new, by name': { p_status: 'new', p_sort: 'name' },
  'time: 30 days': { p_from: daysAgo(30) },
  'a source': { p_source: 'festival' },
};

interface Row {
  rows: number;
  call: string;
  question: string;
  p50: number;
  p95: number;
}

/** Times one call several times, after once for nothing. */
async function time(call: () => Promise<void>): Promise<{ p50: number; p95: number }> {
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

async function measure(rows: number): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-dashboard-'));
  const options = {
    data,
    backendPort: await freePort(),
    mailboxPort: await freePort(),
    notifyEveryMs: 60_000,
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
    for (const call of ['list_demo_requests', 'read_dashboard'])
      for (const [question, args] of Object.entries(questions)) {
        const took = await time(async () => {
          const answer = await client.rpc(call, args);
          if (answer.error) throw new Error(answer.error.message);
        });
        table.push({ rows, call, question, ...took });
      }
    return table;
  } finally {
    await stop();
    rmSync(data, { recursive: true, force: true });
  }
}

const table: Row[] = [];
for (const rows of values.rows.split(',').map(Number)) table.push(...(await measure(rows)));
console.table(table);
const late = table.filter(({ p95 }) => p95 > BUDGET_MS);
console.log(
  `${table.length - late.length} of ${table.length} answers take at most ${BUDGET_MS} ms at the 95th percentile.`,
);
process.exit(late.length > 0 ? 1 : 0);
