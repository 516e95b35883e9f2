import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findFreePort } from '../../scripts/process/ports.ts';
import { waitForExit } from '../../scripts/process/child-process.ts';
import { getLaunchOptions } from '../support/browser.ts';
import { collectOutput } from '../support/collect-output.ts';
import { waitUntilPassed } from '../support/wait-until-passed.ts';

/**
 * Measures `npm run dev` on a commit and on the working tree by turns, both with the installed packages.
 * It times first and later starts, and edits until they are on screen.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [commit = 'HEAD~'] = positionals;
const LOST_MS = 30_000;
const EDITS = 3;
const ARTICLES = 'content/articles';
// Inside the project, the copies find the installed packages.
const folder = resolve('.local/bench-start');

const git = (args: string[], env = {}) =>
  execFileSync('git', args, { encoding: 'utf8', env: { ...process.env, ...env } }).trim();

/** Makes a commit of the working tree, with its new files, that no branch names. */
function commitWorkingTree(): string {
  const env = { GIT_INDEX_FILE: resolve('.local/bench-index') };
  try {
    git(['read-tree', 'HEAD'], env);
    git(['add', '--all'], env);
    return git(['commit-tree', git(['write-tree'], env), '-p', 'HEAD', '-m', 'working tree'], env);
  } finally {
    rmSync(env.GIT_INDEX_FILE, { force: true });
  }
}

function removeCopies(): void {
  rmSync(folder, { recursive: true, force: true });
  git(['worktree', 'prune']);
}

const times = new Map<string, Map<string, number[]>>();
function note(tree: string, measure: string, took: number): void {
  const row = times.get(measure) ?? new Map<string, number[]>();
  times.set(measure, row.set(tree, [...(row.get(tree) ?? []), took]));
}

/** Edits a file and waits until the page shows it. Returns Infinity if it does not. */
async function timeEdit(page: Page, edit: (word: string) => void): Promise<number> {
  const word = `edit${Math.random().toString(36).slice(2)}`;
  const began = performance.now();
  edit(word);
  const isShown = await page
    .getByText(word)
    .first()
    .waitFor({ timeout: LOST_MS })
    .then(() => true)
    .catch(() => false);
  return isShown ? performance.now() - began : Infinity;
}

async function measureEdits(
  tree: string,
  name: string,
  page: Page,
  file: string,
  find: RegExp,
): Promise<void> {
  const source = readFileSync(file, 'utf8');
  const edit = (word: string) =>
    writeFileSync(
      file,
      source.replace(find, (found) => `${word} ${found}`),
    );
  note(tree, `${name}, right after the first visit`, await timeEdit(page, edit));
  await page.reload();
  await waitUntilPassed(async () => {
    if ((await timeEdit(page, edit)) === Infinity) throw new Error(`${name} is not shown.`);
  });
  for (let turn = 0; turn < EDITS; turn += 1) note(tree, name, await timeEdit(page, edit));
  writeFileSync(file, source);
}

async function measureStart(tree: string, kind: 'first' | 'later'): Promise<void> {
  const copy = join(folder, tree);
  const port = await findFreePort();
  const began = performance.now();
  const child = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(await findFreePort()),
      MAILBOX_PORT: String(await findFreePort()),
    },
  });
  const ended = waitForExit(child);
  const printed = collectOutput(child);
  const isReady = new Promise<void>((resolve) =>
    child.stdout.on('data', () => printed().includes('Sample account') && resolve()),
  );
  const browser = await chromium.launch(getLaunchOptions());
  try {
    if ((await Promise.race([isReady, ended])) !== undefined) throw new Error(printed());
    note(tree, `${kind} start until the addresses`, performance.now() - began);
    const page = await browser.newPage();
    page.setDefaultTimeout(300_000);
    await page.goto(`http://localhost:${port}/`);
    note(tree, `${kind} start until the home page`, performance.now() - began);
    await measureEdits(tree, 'word of the home page', page, join(copy, 'content/home.ts'), /(?<=lead: ')/);
    const article = readdirSync(join(copy, ARTICLES)).find((name) => name.endsWith('.md')) ?? '';
    await page.goto(`http://localhost:${port}/blogs/${article.replace(/\.md$/, '')}`);
    await measureEdits(tree, 'word of an article', page, join(copy, ARTICLES, article), /(?<=^## )/m);
  } finally {
    await browser.close();
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
  }
}

function printTable(): void {
  const median = (list: number[] = []) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? Infinity;
  const format = (took: number) => (took === Infinity ? 'not shown' : `${(took / 1000).toFixed(2)} s`);
  console.table(
    [...times].map(([measure, row]) => {
      const [before, after] = [median(row.get('before')), median(row.get('after'))];
      const lost = [...row.values()].flat().filter((took) => took === Infinity).length;
      return {
        measure,
        [commit]: format(before),
        'working tree': format(after),
        ratio: Number.isFinite(after / before) ? (after / before).toFixed(2) : '',
        'not shown': lost || '',
      };
    }),
  );
}

removeCopies();
process.once('exit', removeCopies);
process.once('SIGINT', () => process.exit(1));
git(['worktree', 'add', '--detach', join(folder, 'before'), commit]);
git(['worktree', 'add', '--detach', join(folder, 'after'), commitWorkingTree()]);
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const tree of ['before', 'after'])
    for (const made of ['.next', '.local', '.env.local'])
      rmSync(join(folder, tree, made), { recursive: true, force: true });
  for (const kind of ['first', 'later'] as const)
    for (const tree of ['before', 'after']) await measureStart(tree, kind);
  console.log(`Round ${round} of ${values.rounds}:`);
  printTable();
}
process.exit(0);
