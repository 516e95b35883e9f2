import {
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { privateFolder } from '../supabase/local/private-folder.ts';
import { ENGINES, type Engine } from './engines/driver/tab.ts';
import { provideEngines, type Provision } from './engines/provide.ts';
import { engineLines } from './engines/report.ts';
import { checkoutState } from './support/checkout.ts';
import { finish, type Tally } from './support/checks.ts';
import { copyEnvironment, copyProject } from './support/project-copy.ts';
import { closingLine, inAll, jest, report, run, step } from './support/steps.ts';
import { distDir, ports, type Served, underTest } from './support/under-test.ts';

const E2E_REPORT = 'test-results/e2e.json';

async function check(): Promise<Tally[]> {
  const bin = 'node_modules';
  return [
    await step('Types', ['tests/types.ts']),
    await step('Lint', [`${bin}/eslint/bin/eslint.js`, '.', '--max-warnings', '0']),
    await step('Format', [`${bin}/prettier/bin/prettier.cjs`, '--check', '--log-level', 'warn', '.']),
    await step('Dead code', [`${bin}/knip/bin/knip.js`]),
    await step('Circular imports', [`${bin}/knip/bin/knip.js`, '--cycles']),
    await jest(),
  ];
}

async function database(): Promise<Tally[]> {
  const drift = await step('Database types are current', ['supabase/local/db-types.ts', '--check']);
  const suite = closingLine(await run('Database tests', ['tests/database/run.ts']));
  return [drift, suite];
}

/** Another company takes the site over: as much of tests/adopt/run.ts as there is time for. */
async function adopting(): Promise<Tally[]> {
  return [closingLine(await run('Another company', ['tests/adopt/run.ts', 'briefly']))];
}

/** The command that people start with, where nothing has run before. */
async function dev(): Promise<Tally[]> {
  const env = {
    ...process.env,
    PORT: String(ports.site),
    BACKEND_PORT: String(ports.backend),
    MAILBOX_PORT: String(ports.mailbox),
  };
  return [closingLine(await run('Development in a copy', ['tests/dev.ts'], env))];
}

/** Everything in Chromium, and what the revenue path stands on in the other engines; or the specs that are named. */
const browser = () => {
  const specs = process.argv.slice(2);
  const engines = specs.every((spec) => spec.includes('engines')) ? ENGINES : [];
  return inBrowser({ mode: 'start', distDir }, specs, provideEngines(engines), specs.length > 0);
};

/** Everything that depends on the engine, in each of them or in those that are named; these must be there. */
function engines(): Promise<Tally[]> {
  const named = process.argv.slice(3).filter((name): name is Engine => ENGINES.some((each) => each === name));
  const specs = process.argv.slice(3).filter((name) => !named.some((each) => each === name));
  const provision = provideEngines(named.length > 0 ? named : ENGINES);
  const lacking = named.filter((engine) => provision.missing[engine]);
  if (lacking.length > 0) {
    throw new Error(lacking.map((engine) => `${engine}: ${provision.missing[engine] ?? ''}`).join('\n'));
  }
  const files = specs.length > 0 ? specs : ['tests/engines/'];
  return inBrowser({ mode: 'start', distDir }, files, provision, true);
}

/** The main job on the site as the framework alone builds it: what the adapter makes of the pages only adds speed. */
async function plain(): Promise<Tally[]> {
  const folder = '.next-plain';
  const copy = copyProject('plain');
  try {
    const config = readFileSync(`${copy}/next.config.ts`, 'utf8');
    const without = config.replace(/^ *adapterPath: .*$/m, '');
    if (without === config) throw new Error('next.config.ts names no adapter.');
    writeFileSync(`${copy}/next.config.ts`, without);
    const env = copyEnvironment(`http://localhost:${ports.plain}`);
    const { ok } = await run(
      'A build without the adapter',
      [resolve('node_modules/next/dist/bin/next'), 'build'],
      env,
      copy,
    );
    if (!ok) return [{ passed: 0, failed: 1 }];
    rmSync(folder, { recursive: true, force: true });
    renameSync(`${copy}/.next`, folder);
    linkAnew(`${folder}/node_modules`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const served: Served = { mode: 'start', distDir: folder, build: false, port: ports.plain };
  return inBrowser(served, ['tests/e2e/story.spec.ts']);
}

/** A build that was moved finds the packages it loads at run time again. */
function linkAnew(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, packageName = ''] = /node_modules\/(.+)$/.exec(readlinkSync(`${folder}/${name}`)) ?? [];
    rmSync(`${folder}/${name}`);
    symlinkSync(resolve('node_modules', packageName), `${folder}/${name}`, 'dir');
  }
}

/** nginx before the build that the browser tests are made with. */
async function nginx(): Promise<Tally[]> {
  const env = { ...process.env, NEXT_DIST_DIR: distDir };
  return [closingLine(await run('nginx before the site', ['tests/nginx.ts'], env))];
}

/** The main job in the runtime of a serverless host, or what is named after the part; and what the host would be sent. */
async function serverless(): Promise<Tally[]> {
  const specs = [
    'tests/e2e/story.spec.ts',
    'tests/e2e/crawl.spec.ts',
    'tests/attacks/answers.spec.ts',
    'tests/attacks/urls.spec.ts',
  ];
  const walked = await inBrowser(
    { mode: 'serverless', distDir: '.next' },
    process.argv.length > 3 ? process.argv.slice(3) : specs,
  );
  return [...walked, await step('The worker fits the host', ['tests/worker-size.ts'])];
}

async function inBrowser(
  served: Served,
  specs: string[],
  provision: Provision = { found: {}, missing: {} },
  whole = false,
): Promise<Tally[]> {
  await underTest(served, { ...provision, whole }, (env) =>
    run('Browser tests', ['node_modules/@playwright/test/cli.js', 'test', ...specs], env),
  );
  for (const line of engineLines(E2E_REPORT, provision)) console.log(`── ${line}`);
  const suite = report(E2E_REPORT, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
  return [{ passed: 1, failed: 0 }, suite];
}

/** Nothing that ran has changed a file that git knows, or left one behind. */
function leftAsItWas(before: string | null): Tally[] {
  const title = '\n── The checkout is as it was';
  if (before === null) {
    console.log(`${title}: skipped, there is no git`);
    return [];
  }
  const after = checkoutState();
  const ok = after === before;
  console.log(`${title}: ${ok ? 'passed' : 'FAILED'}`);
  if (!ok) console.log(`Before:\n${before}\nAfter:\n${after ?? 'git does not answer'}`);
  return [{ passed: Number(ok), failed: Number(!ok) }];
}

rmSync('test-results', { recursive: true, force: true });
// Traces hold sessions and passwords of the tests' accounts.
privateFolder('test-results');
// The last two only when they are named: one builds the site once more, the other takes its time.
const parts = { check, database, adopting, dev, plain, browser, nginx, serverless, engines };

type Part = keyof typeof parts;

/** Runs parts, one after the other. */
async function inTurn(...names: Part[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const name of names)
    tallies.push(
      ...(await parts[name]().catch((cause: unknown) => {
        console.error(`\n── ${name}: FAILED\n`, cause instanceof Error ? cause.message : cause);
        return [{ passed: 0, failed: 1 }];
      })),
    );
  return tallies;
}

// Naming files of browser tests asks for these alone.
const [argument = ''] = process.argv.slice(2);
const named =
  argument in { serverless, engines } ? argument : argument.startsWith('tests/') ? 'browser' : undefined;
const only = process.env['ONLY'] ?? named;
const isPart = (name: string): name is Part => name in parts;
if (only !== undefined && !isPart(only)) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
const before = checkoutState();
const tallies = only
  ? await inTurn(only)
  : [
      // Each keeps one processor busy, and they share neither a port nor a folder.
      ...(await Promise.all([inTurn('check', 'dev'), inTurn('database', 'adopting')])).flat(),
      // nginx builds what the browser tests run on; where it is missing, these do.
      ...(await Promise.all([inTurn('plain'), inTurn('nginx')])).flat(),
      ...(await inTurn('browser')),
    ];
tallies.push(...leftAsItWas(before));
console.log();
finish(inAll(tallies));
