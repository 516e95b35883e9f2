import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '../../adapter/files.ts';
import { site } from '../../content/site.ts';
import { check, finish, tally, type Tally } from '../support/checks.ts';
import { addArticles } from '../support/more-articles.ts';
import { copyWholeProject } from '../support/project-copy.ts';
import { closingLine, inAll, jest, run, step } from '../support/steps.ts';
import { addOneOfEach, makePage } from './one-more.ts';

/**
 * The site belongs to whoever takes it over. Another company's content (tests/adopt/content/) replaces that of a copy of
 * the project, the tests of the sample are deleted, and everything else has to hold: the content's lint, types, Jest, the
 * build, and all browser tests. Then the content as it is, with one more of everything.
 *
 * `briefly`, as `npm test` has it, does without the second and without lint, has of Jest's tests those that read content,
 * and of the browser's the crawl, with so many articles that their lists go on over several pages. Prints what is wrong, and a closing line.
 */
const briefly = process.argv.includes('briefly');
const CRAWL = 'tests/e2e/crawl.spec.ts';
const DIST = '.next-test';
const ARTICLES = 40;
/** What is deployed; documentation and tests may tell of the sample. */
const DEPLOYED = [
  ...['adapter', 'app', 'components', 'content', 'lib', 'public', 'supabase'],
  ...['middleware.ts', 'next.config.ts'],
];

/** Ports of the copy, so that it runs beside all others. */
const ports = {
  TEST_PORT: '3250',
  TEST_BACKEND_PORT: '24541',
  TEST_MAILBOX_PORT: '24544',
  TEST_PROXY_PORT: '24543',
};

/** What the product keeps of content/: the shapes of records, and the words of the interface. */
const stays = (file: string) =>
  /(^|\.)schema\.ts$/.test(basename(file)) || /^content[\\/]words[\\/]/.test(file);

/** Names that only the present content may have: the company's, in any case of letters, and those of its products. */
const company = new RegExp(RegExp.escape(site.name), 'i');
const titles = readdirSync('content/products').flatMap((file) => {
  const [, title] = /^ {2}title: '(.+)'/m.exec(readFileSync(join('content/products', file), 'utf8')) ?? [];
  return title ?? [];
});
const products = new RegExp(titles.map((title) => RegExp.escape(title)).join('|'));
const carrying = (files: string[], ...names: RegExp[]) =>
  files.filter((file) => {
    const text = file + readFileSync(file, 'latin1');
    return names.some((name) => name.test(text));
  });

/** Everything below paths of a project that are there. */
const below = (project: string, paths: string[]) =>
  paths
    .map((path) => join(project, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => (path.endsWith('.ts') ? [path] : filesIn(path)));

/** The files of content/ that tests may read. */
const records = (project: string) => below(project, ['content']).filter((file) => file.endsWith('.ts'));

const types = (project: string) => step('Types', ['tests/types.ts'], project);

/** Browser tests against the copy's own build: those that are named, or all. */
async function browser(project: string, ...specs: string[]): Promise<Tally> {
  const env = { ...process.env, ...ports, ONLY: 'browser' };
  return closingLine(await run('Build and browser tests', ['tests/run.ts', ...specs], env, project));
}

/** Of many articles each is listed on one page, and every page leads on. */
function checkLists(blogs: string): void {
  const pages = [`${blogs}.html`, ...['2', '3', '4'].map((number) => `${blogs}/page/${number}.html`)];
  const read = pages.map((file) => readFileSync(file, 'utf8'));
  const shown = read.flatMap((html) =>
    [...html.matchAll(/<h2[^>]*><a [^>]*href="(\/blogs\/[^"/]+)"/g)].map(([, href]) => href),
  );
  const steps = read.map((html) =>
    [...html.matchAll(/<a [^>]*rel="(prev|next)"/g)].map(([, rel]) => rel).join(),
  );
  assert.deepEqual([shown.length, new Set(shown).size], [ARTICLES, ARTICLES], 'listed, and different ones');
  assert.equal(steps.join(' '), 'next prev,next prev,next prev', 'how the pages lead on');
  assert.ok(!existsSync(`${blogs}/page/5.html`), 'there is a page too many');
}

/** A copy of the project without what the sample alone promises. */
async function inCopy(name: string, prove: (project: string) => Promise<void>): Promise<void> {
  const project = copyWholeProject(name);
  rmSync(join(project, 'tests/sample'), { recursive: true, force: true });
  try {
    await prove(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

const tallies: Tally[] = [];

await inCopy('another-company', async (project) => {
  for (const file of filesIn('content').filter((each) => !stays(each))) rmSync(join(project, file));
  cpSync('tests/adopt/content', join(project, 'content'), { recursive: true });
  makePage(project);

  await check('The name of the company stood in content/ alone', () =>
    assert.deepEqual(carrying(below(project, DEPLOYED), company), []),
  );
  if (!briefly)
    tallies.push(
      await step('Lint of the content', ['node_modules/eslint/bin/eslint.js', 'content'], project),
      await step('Format', ['node_modules/prettier/bin/prettier.cjs', '--check', 'content'], project),
    );
  tallies.push(
    await types(project),
    await jest(briefly ? ['--findRelatedTests', ...records(project)] : [], project),
  );
  if (briefly) addArticles(project, ARTICLES);
  tallies.push(await browser(project, ...(briefly ? [CRAWL] : [])));
  const app = join(project, DIST, 'server/app');
  if (briefly) await check('Lists of many articles stand on pages', () => checkLists(join(app, 'blogs')));
  const built = below(project, [`${DIST}/server`, `${DIST}/static`, 'public']);
  await check('Nothing served carries the names', () =>
    assert.deepEqual(
      carrying(
        built.filter((file) => !file.endsWith('.map')),
        company,
        products,
      ),
      [],
    ),
  );
  await check('The event route follows the name', () =>
    assert.notDeepEqual(
      readdirSync(app).filter((file) => /^Kestrel-Works-.+\.html$/.test(file)),
      [],
    ),
  );
});

if (!briefly)
  await inCopy('one-more', async (project) => {
    addOneOfEach(project);
    addArticles(project, readdirSync('content/articles').length + 1);
    tallies.push(await types(project), await jest([], project), await browser(project, CRAWL));
  });

finish(inAll([tally, ...tallies]));
