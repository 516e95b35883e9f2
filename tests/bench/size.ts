import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Measures static pages, beside a bare page of Next built in the same run, and fails above a budget. `first` counts files
 * until load. `code` and `data` are what the first interaction runs. NEXT_DIST_DIR chooses another build.
 */
const dist = process.env['NEXT_DIST_DIR'] ?? '.next-test';
const KB = 1024;
const BARE = '.local/bench/bare';

const weigh = (path: string) => gzipSync(readFileSync(path), { level: 6 }).length / KB;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const list = (html: string, pattern: RegExp, folder = dist) =>
  [...html.matchAll(pattern)]
    .flatMap(([, addresses = '']) => addresses.split(' '))
    .map((address) => join(folder, address.replace('/_next/', '').replace(/\?.*/, '')));

const folder = join(dist, 'server/app');
const files = globSync('**/*.html', { cwd: folder }).filter((file) => !file.startsWith('_global-error'));
if (files.length === 0) throw new Error(`There is no page in ${dist}: build first.`);
const rows = files
  .map((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const scripts = list(html, / data-scripts="([^"]*)"/g);
    const isData = (path: string) => /\/page-[^/]*\.js$/.test(path);
    const sheets = list(html, /<link rel="stylesheet" href="([^"]*)" data-precedence/g);
    const fonts = list(html, /<link rel="preload" href="([^"]*\.woff2)"/g);
    const page = weigh(join(folder, file));
    return {
      page: file,
      html: page,
      first: page + sum([...sheets, ...fonts].map(weigh)),
      limit: file === 'index.html' ? 75 : 65,
      scripts: [...html.matchAll(/<script\b[^>]* src=/g)].length,
      code: sum(scripts.filter((path) => !isData(path)).map(weigh)),
      data: sum(scripts.filter(isData).map(weigh)),
      'whole sheets': sum(list(html, /<link disabled="[^>]* href="([^"]*\.css[^"]*)"/g).map(weigh)),
    };
  })
  .sort((a, b) => b.first - a.first);
const isFine = ({ first, limit, scripts, code, data }: (typeof rows)[number]) =>
  first <= limit && scripts === 0 && code + data <= 220;
const shown = rows.filter(
  (row, at) => at < 5 || ['index.html', 'privacy.html'].includes(row.page) || !isFine(row),
);
console.table(
  shown.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? round(value) : value]),
    ),
  ),
);
console.log(`A bare page of Next runs ${round(weighBarePage())} KB.`);
process.exitCode = rows.every(isFine) ? 0 : 1;

function round(size: number): number {
  return Math.round(size * 10) / 10;
}

/** Builds a page that shows a link, and weighs its scripts. */
function weighBarePage(): number {
  rmSync(BARE, { recursive: true, force: true });
  mkdirSync(join(BARE, 'app'), { recursive: true });
  writeFileSync(join(BARE, 'package.json'), '{ "private": true }');
  writeFileSync(
    join(BARE, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  );
  writeFileSync(
    join(BARE, 'app/layout.js'),
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  );
  writeFileSync(
    join(BARE, 'app/page.js'),
    'import Link from \'next/link\';\nexport default () => <Link href="/">Home</Link>;',
  );
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', BARE], { stdio: 'pipe' });
  const html = readFileSync(join(BARE, '.next/server/app/index.html'), 'utf8');
  const scripts = list(html, /<script (?![^>]*noModule)[^>]*src="([^"]*)"/g, join(BARE, '.next'));
  return sum([...new Set(scripts)].map(weigh));
}
