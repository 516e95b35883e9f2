import { spawn } from 'node:child_process';
import {
  appendFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { newestRelease, type Published } from './support/newest.ts';
import { printedBy } from './support/printed.ts';
import { copySources } from './support/project-copy.ts';

/**
 * What the next releases of the packages around this project would do to it: one group after the other is moved to its
 * newest version in a copy, which is then built and tested. Prints a table, and the first lines of what broke; what each
 * try printed is kept in test-results/drift. Ends with 1 when something broke.
 *
 * Arguments are names of groups; without any, all are tried.
 */
interface Group {
  name: string;
  /** The first one's newest version counts; the others follow it where they have the same. */
  packages: string[];
  channels: string[];
  checks: (keyof typeof CHECKS)[];
}

/** What is tried, as arguments of npm. Each stands for itself, so that one failure does not hide another. */
const CHECKS = {
  types: { args: ['run', 'types'], env: {} },
  unit: {
    args: ['run', 'unit', '--', '--testPathPatterns=built-pages|static-pages|inline-scripts|policy'],
    env: {},
  },
  site: { args: ['test', '--', 'tests/e2e/story.spec.ts'], env: { ONLY: 'browser' } },
  worker: { args: ['test', '--', 'serverless', 'tests/e2e/story.spec.ts'], env: {} },
};

const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const installed = { ...own.dependencies, ...own.devDependencies };
const usual = ['types', 'unit', 'site'] as const;
const groups: Group[] = [
  {
    name: 'next',
    packages: ['next', 'eslint-config-next'],
    channels: ['latest', 'canary'],
    checks: [...usual, 'worker'],
  },
  { name: 'react', packages: ['react', 'react-dom'], channels: ['latest', 'canary'], checks: [...usual] },
  {
    name: 'supabase',
    // The embedded backend is no part of what is deployed, and pinned for a reason.
    packages: Object.keys(installed).filter((name) => /^@supabase\/(?!lite$)/.test(name)),
    channels: ['latest'],
    checks: [...usual],
  },
  {
    name: 'tailwind',
    packages: ['tailwindcss', '@tailwindcss/postcss'],
    channels: ['latest'],
    checks: [...usual],
  },
  {
    name: 'opennext',
    packages: ['@opennextjs/cloudflare', 'wrangler'],
    channels: ['latest'],
    checks: ['types', 'worker'],
  },
];

const npm = process.env['npm_execpath'];
if (!npm) throw new Error('Start this with npm run.');
/** Without what npm says to its scripts: it would lead one in the copy back to this project. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') && name !== 'INIT_CWD'),
);

/** Runs npm in a folder; never fails. */
function runNpm(
  args: string[],
  folder = '.',
  env: Record<string, string> = {},
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, [npm ?? '', ...args], {
    cwd: folder,
    env: { ...environment, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = printedBy(child);
  return new Promise((done) => {
    child.on('close', (code) => done({ ok: code === 0, output: stripVTControlCharacters(output()) }));
  });
}

async function published(name: string): Promise<Published> {
  const { ok, output } = await runNpm([
    'view',
    name,
    'versions',
    'time',
    'dist-tags',
    '--json',
    '--loglevel=error',
  ]);
  if (!ok) throw new Error(`The registry does not answer for ${name}:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{'))) as Published;
}

/** Which versions a group would move to; none when nothing is newer. */
async function moves({ packages }: Group, channel: string): Promise<Record<string, string>> {
  const moved: Record<string, string> = {};
  let first: string | undefined;
  for (const name of packages) {
    const all = await published(name);
    const current = installed[name] ?? '';
    // Prereleases are those of the first; what goes with it may have none.
    if (channel !== 'latest' && name !== packages[0] && !first) break;
    const along = first && first !== current && all.versions.includes(first) ? first : undefined;
    const next = along ?? newestRelease(all, current, channel) ?? newestRelease(all, current, 'latest');
    if (next) moved[name] = next;
    first ??= next;
  }
  return moved;
}

/** The lines in which an error is most likely named. */
const firstErrors = (output: string) => {
  const named = output
    .split('\n')
    .filter((line) => /error|cannot|fail|✕|✘|not found|unknown|unexpected/i.test(line))
    .filter((line) => !/^npm (warn|notice)|\b0 failed/.test(line))
    .map((line) => line.trim().slice(0, 200));
  return [...new Set(named)].slice(0, 4);
};

interface Trial {
  name: string;
  what: string;
  results: Record<string, boolean>;
  errors: string[];
}

/** Moves a copy of the project to the versions, and tries it. */
async function trial(group: Group, channel: string, versions: Record<string, string>): Promise<Trial> {
  const name = `${group.name} ${channel}`;
  const moved = Object.entries(versions);
  const what = moved.map(([each, to]) => `${each} ${installed[each] ?? ''} → ${to}`).join(', ');
  console.log(`\n── ${name}: ${what}`);
  const results: Record<string, boolean> = {};
  const errors: string[] = [];
  const log = resolve(logs, `${name.replace(' ', '-')}.log`);
  const note = (check: string, ok: boolean, output: string) => {
    results[check] = ok;
    appendFileSync(log, `\n════ ${check}\n${output}`);
    const lines = ok ? [] : firstErrors(output);
    errors.push(...lines.map((line) => `${check}: ${line}`));
    console.log(`   ${check}: ${ok ? 'passed' : 'BROKE'}`);
    for (const line of lines) console.log(`      ${line}`);
  };

  // Outside of the project, whose packages it would find otherwise.
  const copy = mkdtempSync(join(tmpdir(), 'drift-'));
  try {
    copySources(copy);
    moveFunctions(copy, versions);
    const specs = moved.map(([each, to]) => `${each}@${to}`);
    const install = ['install', '--save-exact', '--no-audit', '--no-fund', ...specs];
    let { ok, output } = await runNpm(install, copy);
    if (!ok && output.includes('ERESOLVE')) {
      // Another package has not said yet that it works with this one. Whether it does is what is asked here.
      errors.push(...firstErrors(output).map((line) => `peers (installed all the same): ${line}`));
      ({ ok, output } = await runNpm([...install, '--force'], copy));
    }
    note('install', ok, output);
    for (const check of ok ? group.checks : []) {
      const { args, env } = CHECKS[check];
      const run = await runNpm(args, copy, env);
      // What starts the site builds it first.
      const built = check !== 'site' || run.output.includes('── Build and start: passed');
      if (check === 'site') note('build', built, built ? '' : run.output);
      if (built) note(check, run.ok, run.output);
    }
    if (results['build'] === false) {
      const plain = await runNpm(['test'], copy, { ONLY: 'plain' });
      note('without our steps', plain.ok, plain.output);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return { name, what, results, errors };
}

/** The edge functions name their packages' versions once more. */
function moveFunctions(copy: string, versions: Record<string, string>): void {
  for (const file of globSync('supabase/functions/*/deno.json', { cwd: copy })) {
    const path = join(copy, file);
    const text = Object.entries(versions).reduce(
      (read, [name, to]) => read.replaceAll(`npm:${name}@${installed[name] ?? ''}"`, `npm:${name}@${to}"`),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}

const logs = resolve('test-results/drift');
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(', ')}.`);

const trials: Trial[] = [];
for (const group of groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (const channel of group.channels) {
    const versions = await moves(group, channel);
    const name = `${group.name} ${channel}`;
    trials.push(
      Object.keys(versions).length > 0
        ? await trial(group, channel, versions)
        : { name, what: 'nothing newer', results: {}, errors: [] },
    );
  }

const columns = ['install', 'types', 'unit', 'build', 'site', 'worker', 'without our steps'];
const cell = (ok: boolean | undefined) => (ok === undefined ? '' : ok ? 'passed' : 'BROKE');
const table = [
  ['group', 'from → to', ...columns],
  ['---', '---', ...columns.map(() => '---')],
  ...trials.map(({ name, what, results }) => [name, what, ...columns.map((column) => cell(results[column]))]),
]
  .map((row) => `| ${row.join(' | ')} |`)
  .join('\n');
const broke = trials.flatMap(({ name, errors }) => errors.map((line) => `- ${name}, ${line}`)).join('\n');
const summary = `${table}\n\n${broke || 'Nothing broke.'}\n`;
console.log(`\n${summary}`);
const page = process.env['GITHUB_STEP_SUMMARY'];
if (page) appendFileSync(page, summary);
process.exit(trials.some(({ results }) => Object.values(results).includes(false)) ? 1 : 0);
