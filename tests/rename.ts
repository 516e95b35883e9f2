import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../adapter/files.ts';
import { buildSite } from '../local/build.ts';
import { check, finish } from './support/checks.ts';
import { addArticles } from './support/more-articles.ts';
import { copyEnvironment, copyProject } from './support/project-copy.ts';

/**
 * Another company takes the site over, and writes: its name is put into content/site.ts, thirty articles into their
 * folder, and the site is built. Nothing that is served or mailed may still carry the old name, and the longer lists
 * stand on several pages. Prints what is wrong, and a closing line.
 */
const OLD = 'Interlane';
const NEW = 'Vesterholt';
const ARTICLES = 40;
const NAME_FILE = 'content/site.ts';
/** What is deployed; documentation and tests may tell of the sample. */
const DEPLOYED = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'supabase',
  'middleware.ts',
  'next.config.ts',
];
/** What a build serves, or renders answers from. */
const SERVED = ['server', 'static'];

const old = Buffer.from(OLD.toLowerCase());
const carriesOldName = (file: string) =>
  file.toLowerCase().includes(OLD.toLowerCase()) ||
  Buffer.from(readFileSync(file).toString('latin1').toLowerCase(), 'latin1').includes(old);

/** Of the forty articles each is listed on one page, and every page leads on. */
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

const copy = copyProject('renamed');
try {
  process.chdir(copy);
  const named = readFileSync(NAME_FILE, 'utf8');
  writeFileSync(NAME_FILE, named.replace(OLD, NEW));

  const sources = DEPLOYED.flatMap((path) => (path.includes('.') ? [path] : filesIn(path)));
  await check('The name stands once in the sources', () =>
    assert.deepEqual(sources.filter(carriesOldName), []),
  );

  addArticles(copy, ARTICLES);
  await buildSite('.next', copyEnvironment('https://www.vesterholt.example'));
  const built = [...SERVED.map((folder) => join('.next', folder)), 'public']
    .flatMap(filesIn)
    .filter((file) => !file.endsWith('.map'));
  await check('Nothing served carries the old name', () =>
    assert.deepEqual(built.filter(carriesOldName), []),
  );
  const page = `.next/server/app/${NEW}-WAF2025.html`;
  await check('The event route follows the name', () => assert.ok(existsSync(page), page));
  await check('Lists of many articles stand on pages', () => checkLists('.next/server/app/blogs'));
  const home = readFileSync('.next/server/app/index.html', 'utf8');
  await check('The home page says the new name', () => assert.ok(home.includes(NEW)));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
finish();
