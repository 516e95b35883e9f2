import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { barePolicy } from '../../lib/security/policy.ts';
import { printedBy } from '../support/printed.ts';
import { SITE_URL } from './build.ts';
import { answer, type Func } from './output.ts';
import { hash } from './policies.ts';
import type { Asked } from './router.ts';
import type { Deployed } from './deployed.ts';
import { publicValues } from './values.ts';

/** What a function finds in its environment. The backend is one that nobody answers as. */
const environment = {
  ...publicValues,
  SUPABASE_URL: 'http://127.0.0.1:9',
  SITE_URL,
  NODE_ENV: 'production' as const,
  VERCEL: '1',
  VERCEL_ENV: 'production',
};

/** What the platform says of a request (vercel.com/docs/headers/request-headers). */
const proxied = {
  host: new URL(SITE_URL).host,
  'x-forwarded-host': new URL(SITE_URL).host,
  'x-forwarded-proto': 'https',
  'x-vercel-forwarded-for': '203.0.113.7',
};

interface EdgeRuntime {
  evaluate: (code: string) => unknown;
  context: { handler?: (request: Request, context: { waitUntil: () => void }) => Promise<Response> };
}
type EdgeRuntimeOptions = { extend: (context: Record<string, unknown>) => Record<string, unknown> };

/** The runtime in which the framework's own server runs middleware; it comes with the framework, without types. */
const { EdgeRuntime } = createRequire(import.meta.url)('next/dist/compiled/edge-runtime') as {
  EdgeRuntime: new (options: EdgeRuntimeOptions) => EdgeRuntime;
};

/** What edge functions find of Node (vercel.com/docs/functions/runtimes/edge). */
const nodeModules = new Set(['async_hooks', 'buffer', 'assert', 'events', 'util']);

function requireNode(name: string): unknown {
  if (!nodeModules.has(name.replace(/^node:/, ''))) throw new TypeError(`There is no ${name} on the edge.`);
  return process.getBuiltinModule(name);
}

/** What it notes of refusals is nobody's news here. */
const silent = Object.fromEntries(['log', 'info', 'warn', 'error'].map((name) => [name, () => undefined]));

/** The built middleware, started. */
function startMiddleware({
  files,
  handler,
  environment: own,
}: Func): (request: Request) => Promise<Response> {
  const code = readFileSync(files.get(handler) ?? '', 'utf8');
  const env = { ...environment, ...own };
  const runtime = new EdgeRuntime({
    extend: (context) =>
      Object.assign(context, { process: { env }, AsyncLocalStorage, console: silent, require: requireNode }),
  });
  // The runtime takes scripts; the function is a module with this one export.
  const script = code.replace(/\n\s*export default (?=\(function)/, '\n;globalThis.handler = ');
  assert.notEqual(script, code, 'a middleware of another form');
  runtime.evaluate(script);
  const run = runtime.context.handler;
  assert.ok(run);
  return (request) => run(request, { waitUntil: () => undefined });
}

interface Running {
  url: string;
  log: () => string;
  stop: () => void;
}

/** A built function, with nothing around it but what it is uploaded with. */
async function startFunction({ files, links, handler }: Func, deploymentId: string | null): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'vercel-function-'));
  for (const [name, from] of files) cpSync(from, join(folder, name));
  for (const [name, target] of links) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(target, join(folder, name));
  }
  const child: ChildProcess = fork(join(import.meta.dirname, 'launch.ts'), [folder, handler], {
    env: {
      ...environment,
      PATH: process.env['PATH'],
      ...(deploymentId && { NEXT_DEPLOYMENT_ID: deploymentId }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = printedBy(child);
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await new Promise<number>((ready, fail) => {
    child.once('message', (message: { port: number }) => ready(message.port));
    child.once('exit', () => fail(new Error(`The function has ended:\n${log()}`)));
  });
  return { url: `http://127.0.0.1:${port}`, log, stop };
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const plain = (headers: Headers) => Object.fromEntries(headers.entries());

/** The platform, as far as it takes: rules, then middleware, then what they lead to. */
class Platform {
  private readonly running = new Map<string, Promise<Running>>();
  private readonly middleware: (request: Request) => Promise<Response>;
  private readonly deployed: Deployed;

  constructor(deployed: Deployed) {
    this.deployed = deployed;
    const edge = deployed.output.functions.find(({ runtime }) => runtime === 'edge');
    assert.ok(edge, 'no middleware');
    this.middleware = startMiddleware(edge);
  }

  async send(asked: Asked & { body?: string }): Promise<Reply> {
    const { path, method = 'GET', headers = {}, body } = asked;
    const { resolved, status, headers: known, body: file, item } = answer(this.deployed.output, asked, true);
    const init = { method, headers, redirect: 'manual' as const, ...(body !== undefined && { body }) };
    const added: Record<string, string> = {};
    const changed: Record<string, string> = { ...headers };
    if (resolved.middleware.length > 0) {
      const response = await this.middleware(new Request(`${SITE_URL}${path}`, init));
      const own = plain(response.headers);
      if (!response.headers.has('x-middleware-next'))
        return {
          status: response.status,
          headers: { ...resolved.headers, ...own },
          body: await response.text(),
        };
      for (const name of (own['x-middleware-override-headers'] ?? '').split(',').filter(Boolean))
        changed[name] = own[`x-middleware-request-${name}`] ?? '';
      for (const [name, value] of Object.entries(own))
        if (!name.startsWith('x-middleware-')) added[name] = value;
    }
    // Calls of actions go past what is kept: `experimentalBypassFor` of the page.
    if (item?.kind !== 'function' && !('next-action' in headers))
      return { status, headers: known, body: file.toString() };
    const { url, log } = await this.start(resolved.path ?? '');
    const response = await fetch(url + resolved.url, {
      ...init,
      headers: { ...changed, ...proxied, 'x-matched-path': resolved.path ?? '' },
    }).catch((cause: unknown) => {
      throw new Error(`${path}: the function has given no answer.\n${log()}`, { cause });
    });
    return {
      status: response.status,
      headers: { ...resolved.headers, ...added, ...plain(response.headers), ...resolved.important },
      body: await response.text(),
    };
  }

  private start(path: string): Promise<Running> {
    const found = this.deployed.functionAt(path);
    assert.ok(found, `${path}: no function`);
    const running = this.running.get(found.name) ?? startFunction(found, this.deployed.variant.deploymentId);
    this.running.set(found.name, running);
    return running;
  }

  async stop(): Promise<void> {
    for (const one of this.running.values()) (await one.catch(() => null))?.stop();
  }
}

/** The built functions, really running: the guard, the refusals, a page made for a request, an action. */
export async function checkRunning(deployed: Deployed): Promise<void> {
  const platform = new Platform(deployed);
  try {
    await guards(platform);
    await refuses(platform);
    await makesPages(platform);
    await acts(platform, deployed);
  } finally {
    await platform.stop();
  }
}

async function guards(platform: Platform): Promise<void> {
  const dashboard = await platform.send({ path: '/dashboard-list-form-data?days=7' });
  assert.equal(dashboard.status, 307);
  const to = new URL(dashboard.headers['location'] ?? '', SITE_URL);
  assert.equal(to.origin + to.pathname, `${SITE_URL}/auth`);
  assert.equal(to.searchParams.get('next'), '/dashboard-list-form-data?days=7');
  assert.match(dashboard.headers['cache-control'] ?? '', /no-store/);
  const capitals = await platform.send({ path: '/Blogs/Category/Rail?page=A' });
  assert.equal(capitals.status, 308);
  assert.equal(
    new URL(capitals.headers['location'] ?? '', SITE_URL).href,
    `${SITE_URL}/blogs/category/rail?page=A`,
  );
}

async function refuses(platform: Platform): Promise<void> {
  const action = { 'next-action': '00'.repeat(21), 'content-type': 'text/plain;charset=UTF-8' };
  const cases: [status: number, headers: Record<string, string>, body?: string][] = [
    [403, { ...action, origin: 'https://evil.example' }],
    [403, action],
    [413, { ...action, origin: SITE_URL, 'content-length': '40000' }, 'x'.repeat(40_000)],
    [405, { origin: SITE_URL, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
  ];
  for (const [expected, headers, body = '[]'] of cases)
    for (const path of ['/', '/about', '/no-such-page']) {
      const { status, headers: got } = await platform.send({ path, method: 'POST', headers, body });
      assert.equal(status, expected, `${path} ${JSON.stringify(headers)}`);
      assert.equal(got['content-security-policy'], barePolicy, path);
      assert.equal(got['x-content-type-options'], 'nosniff', path);
    }
}

async function makesPages(platform: Platform): Promise<void> {
  const { status, headers, body } = await platform.send({ path: '/auth?tab=sign-up' });
  assert.equal(status, 200, body.slice(0, 500));
  const policy = headers['content-security-policy'] ?? '';
  const [, nonce] = /script-src [^;]*'nonce-([^']+)'/.exec(policy) ?? [];
  assert.ok(nonce, policy);
  assert.match(headers['cache-control'] ?? '', /private/);
  assert.equal(headers['x-frame-options'], 'DENY');
  const $ = load(body);
  assert.ok($('form input[type=email]').length > 0, 'no form');
  const scripts = $('script')
    .toArray()
    .filter((element) => !/json/.test($(element).attr('type') ?? ''));
  assert.ok(scripts.length > 3);
  for (const script of scripts)
    assert.ok(
      $(script).attr('nonce') === nonce || policy.includes(hash($(script).text())),
      `would not run: ${$.html(script).slice(0, 120)}`,
    );
}

async function acts(platform: Platform, { project }: Deployed): Promise<void> {
  const manifest = readFileSync(join(project, '.next/server/server-reference-manifest.json'), 'utf8');
  const { node } = JSON.parse(manifest) as { node: Record<string, { exportedName: string }> };
  const id = Object.entries(node).find(([, { exportedName }]) => exportedName === 'requestDemo')?.[0] ?? '';
  const headers = { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', origin: SITE_URL };
  const answered = await platform.send({ path: '/about', method: 'POST', headers, body: '[{}]' });
  assert.equal(answered.status, 200, answered.body.slice(0, 500));
  assert.equal(answered.headers['content-type'], 'text/x-component');
  assert.ok(answered.body.length > 10);
}
