import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import autocannon from 'autocannon';
import { staticAnswers } from '../../deploy/files.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { sitePort } from '../../supabase/local/settings.ts';
import { startSite } from '../../local/site.ts';
import { hasBrotli, hasNginx, startNginx, writeNginxHere } from '../support/nginx.ts';
import { templatesAt } from '../support/templates.ts';

/**
 * What the public pages and the dashboard cost a server. The yardstick is nginx that serves the same bytes as plain
 * files. The load is made on this machine too and keeps nginx from its limit, so servers are compared by the requests
 * they answer in a second of their own CPU time; Linux. Fails when pages through our nginx reach less than half the
 * yardstick.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    json: { type: 'string' },
  },
});
const seconds = Math.min(Math.max(Number(options.seconds), 1), 60);
const connections = Math.min(Math.max(Number(options.connections), 1), 200);
const LEAST = 0.5;
const dist = process.env['NEXT_DIST_DIR'] ?? '.next';
const data = 'supabase/.temp/bench-server';

interface Row {
  what: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** Requests answered in a second of the server's CPU time. */
  perCpuSecond: number;
  ratio?: number;
}

/** CPU seconds that a process and those it started have used so far. */
function cpuSeconds(pid: number): number {
  const of = (each: string): number => {
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const children = readFileSync(`/proc/${each}/task/${each}/children`, 'utf8').split(' ').filter(Boolean);
    return (
      (Number(fields[11]) + Number(fields[12])) / 100 + children.reduce((sum, child) => sum + of(child), 0)
    );
  };
  return of(String(pid));
}

async function measure(
  what: string,
  { url, pid }: { url: string; pid: number },
  asked: string[],
  headers: Record<string, string>,
): Promise<Row> {
  const requests = asked.map((path) => ({ method: 'GET' as const, path, headers }));
  const settings = { url, connections, requests };
  // Once to warm up.
  await autocannon({ ...settings, duration: 1 });
  const before = cpuSeconds(pid);
  const run = await autocannon({ ...settings, duration: seconds });
  const used = cpuSeconds(pid) - before;
  const { requests: served, latency, errors, timeouts, non2xx } = run;
  return {
    what,
    perSecond: Math.round(served.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: errors + timeouts + non2xx,
    perCpuSecond: Math.round(served.total / used),
  };
}

/** The same files, under the names in which they lie, with nothing of the site about them. */
function plainConfig(config: string, port: number): string {
  const file = resolve(dist, 'nginx/plain.conf');
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid ${resolve(dist, 'nginx-temp/plain.pid')};
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10000 inactive=1h;
  open_file_cache_valid 1h;
  default_type text/html;
  gzip_static on;
  ${hasBrotli() ? 'brotli_static on;' : ''}
  server { listen 127.0.0.1:${port}; root "${resolve(config, '../files')}"; }
}
`,
  );
  return file;
}

/** The session cookie of somebody with a confirmed address. */
async function signedIn(site: Awaited<ReturnType<typeof startSite>>): Promise<string> {
  const account = site.backend.sampleAccount;
  if (!account) throw new Error('The backend made no account.');
  const client = createClient(site.backend.url, site.backend.env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data: found, error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return `session=base64-${Buffer.from(JSON.stringify(found.session)).toString('base64url')}`;
}

rmSync(data, { recursive: true, force: true });
const port = sitePort();
const site = await startSite({
  port,
  siteUrl: `http://localhost:${port}`,
  backendPort: await freePort(),
  mailboxPort: await freePort(),
  data,
  distDir: dist,
});
const servers: { stop: () => Promise<void> }[] = [site];
const paths = Object.values(await templatesAt(site.url));
try {
  const rows: Row[] = [];
  const accepted = [...(hasNginx() && hasBrotli() ? ['br, gzip'] : []), 'gzip'];
  if (hasNginx()) {
    const [ours, plain] = [await freePort(), await freePort()];
    const config = writeNginxHere(dist, ours, port);
    const answers = staticAnswers(dist);
    const names = paths.map((path) => `/${answers.findIndex((answer) => answer.path === path)}`);
    const fronted = {
      url: `http://127.0.0.1:${ours}`,
      ...(await startNginx(config, `http://127.0.0.1:${ours}/robots.txt`)),
    };
    servers.push(fronted);
    const plainly = {
      url: `http://127.0.0.1:${plain}`,
      ...(await startNginx(plainConfig(config, plain), `http://127.0.0.1:${plain}/0`)),
    };
    servers.push(plainly);
    for (const encoding of accepted) {
      const headers = { 'Accept-Encoding': encoding };
      const label = encoding === 'gzip' ? 'gzip' : 'brotli';
      const yard = await measure(`plain files, ${label}`, plainly, names, headers);
      const pages = await measure(`pages through nginx, ${label}`, fronted, paths, headers);
      rows.push({ ...yard, ratio: 1 }, { ...pages, ratio: pages.perCpuSecond / yard.perCpuSecond });
    }
  } else {
    console.log('nginx is not installed: only the site by itself is measured.');
  }
  const yardstick = rows.at(-2)?.perCpuSecond;
  const alone = [
    await measure('pages, next start, gzip', site, paths, { 'Accept-Encoding': 'gzip' }),
    await measure('dashboard, signed in', site, ['/dashboard-list-form-data'], {
      'Accept-Encoding': 'gzip',
      cookie: await signedIn(site),
    }),
  ];
  for (const row of alone) rows.push({ ...row, ...(yardstick && { ratio: row.perCpuSecond / yardstick }) });

  console.log(`\n${connections} connections, ${seconds} s each, ${paths.length} templates in turn`);
  console.table(rows.map((row) => ({ ...row, ratio: row.ratio?.toFixed(3) })));
  if (options.json)
    writeFileSync(options.json, `${JSON.stringify({ connections, seconds, rows }, null, 2)}\n`);
  const slow = rows.filter(({ what, ratio = 1 }) => what.startsWith('pages through nginx') && ratio < LEAST);
  const failed = rows.filter((row) => row.failed > 0);
  for (const { what } of [...slow, ...failed]) console.log(`FAILED: ${what}`);
  process.exitCode = slow.length + failed.length > 0 ? 1 : 0;
} finally {
  for (const server of servers.reverse()) await server.stop();
  rmSync(data, { recursive: true, force: true });
}
