import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../supabase/local/build.ts';
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

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name));

/** What is wrong with the list of forty articles: not each stands on one page, or a page leads nowhere. */
function wrongLists(blogs: string): string[] {
  const pages = [`${blogs}.html`, ...['2', '3', '4'].map((number) => `${blogs}/page/${number}.html`)];
  const read = pages.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const shown = read.flatMap((html) =>
    [...html.matchAll(/<h2 class="article-card__title[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href),
  );
  const steps = read.map((html) =>
    [...html.matchAll(/<a [^>]*rel="(prev|next)"/g)].map(([, rel]) => rel).join(),
  );
  return [
    ...pages.filter((_, index) => read[index] === ''),
    ...(new Set(shown).size === ARTICLES && shown.length === ARTICLES
      ? []
      : [`${shown.length} articles are listed`]),
    ...(steps.join(' ') === 'next prev,next prev,next prev'
      ? []
      : [`the pages lead on so: ${steps.join(' ')}`]),
    ...(existsSync(`${blogs}/page/5.html`) ? ['there is a page too many'] : []),
  ];
}

const copy = copyProject('renamed');
const checks: [name: string, wrong: string[]][] = [];
try {
  process.chdir(copy);
  const named = readFileSync(NAME_FILE, 'utf8');
  writeFileSync(NAME_FILE, named.replace(OLD, NEW));

  const sources = DEPLOYED.flatMap((path) => (path.includes('.') ? [path] : filesIn(path)));
  checks.push(['The name stands once in the sources', sources.filter(carriesOldName)]);

  addArticles(copy, ARTICLES);
  await buildSite('.next', copyEnvironment('https://www.vesterholt.example'));
  const built = [...SERVED.map((folder) => join('.next', folder)), 'public']
    .flatMap(filesIn)
    .filter((file) => !file.endsWith('.map'));
  checks.push(['Nothing served carries the old name', built.filter(carriesOldName)]);
  const page = `.next/server/app/${NEW}-WAF2025.html`;
  checks.push(['The event route follows the name', existsSync(page) ? [] : [page]]);
  checks.push(['Lists of many articles stand on pages', wrongLists('.next/server/app/blogs')]);
  const home = readFileSync('.next/server/app/index.html', 'utf8');
  checks.push(['The home page says the new name', home.includes(NEW) ? [] : ['it does not']]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

for (const [name, wrong] of checks) {
  console.log(`${wrong.length === 0 ? 'ok' : 'NOT ok'} - ${name}`);
  for (const what of wrong) console.log(`    ${what}`);
}
const failed = checks.filter(([, wrong]) => wrong.length > 0).length;
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
