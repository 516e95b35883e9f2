import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Measures static pages, beside a bare page of Next built in the same run, and fails above a budget. `first` counts files
 * until load, `code` and `data` what the first interaction runs, `ahead` what is fetched for later. `soft` is what the
 * first reached link of a visit fetches; later ones have the frame. NEXT_DIST_DIR chooses another build.
 */
const dist = process.env['NEXT_DIST_DIR'] ?? '.next-test';
const KB = 1024;
const BARE = '.local/bench/bare';

/** In KB with gzip; those of one page come before those of every page. */
const everyPage = { first: 65, scripts: 0, run: 185, data: 25, 'whole sheets': 26, soft: 20 };
const budgets: Record<string, Partial<Record<keyof typeof everyPage | 'html', number>>> = {
  'index.html': { html: 22, first: 62, run: 180, 'whole sheets': 24, soft: 25 },
  'privacy.html': { run: 165 },
  // Its form runs at once.
  'demo.html': { run: 200 },
};
/** A page whose sheet is not reduced to its rules may weigh this. */
const WITH_WHOLE_SHEETS = { first: 73 };

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
    const sheets = list(html, /<link rel="stylesheet" href="([^"]*)" data-precedence/g);
    const fonts = list(html, /<link rel="preload" href="([^"]*\.woff2)"/g);
    const page = weigh(join(folder, file));
    const run = sum(scripts.map(weigh));
    const data = sum(scripts.filter((path) => /\/page-[^/]*\.js$/.test(path)).map(weigh));
    // The router asks for each segment, and never for the file of them all.
    const segments = globSync(`${file.replace(/html$/, 'segments')}/**/!(_full).segment.rsc`, {
      cwd: folder,
    });
    return {
      page: file,
      html: page,
      first: page + sum([...sheets, ...fonts].map(weigh)),
      scripts: [...html.matchAll(/<script\b[^>]* src=/g)].length,
      code: run - data,
      data,
      run,
      ahead: sum(list(html, / data-ahead="([^"]+)"/g).map(weigh)),
      'whole sheets': sum(list(html, /<link disabled="[^>]* href="([^"]*\.css[^"]*)"/g).map(weigh)),
      soft: sum(segments.map((segment) => weigh(join(folder, segment)))),
    };
  })
  .sort((a, b) => b.first - a.first);
const above = rows.flatMap((row) => {
  const isWhole = row['whole sheets'] === 0;
  const limits = { ...everyPage, ...budgets[row.page], ...(isWhole && WITH_WHOLE_SHEETS) };
  return Object.entries(limits)
    .map(([name, limit]) => ({ page: row.page, size: row[name as keyof typeof limits], name, limit }))
    .filter(({ size, limit }) => size > limit);
});
const faults = Map.groupBy(above, ({ name, limit }) => `${name} above ${limit}`);
const shown = rows.filter((row, at) => at < 5 || row.page in budgets);
printTable(shown);
printTable(
  [...faults].map(([fault, pages]) => {
    const { page, size } = pages.reduce((worst, each) => (each.size > worst.size ? each : worst));
    return { fault, pages: pages.length, worst: page, size };
  }),
);
console.log(`A bare page of Next runs ${round(weighBarePage())} KB.`);
process.exitCode = above.length > 0 ? 1 : 0;

function printTable(list: Record<string, string | number>[]): void {
  console.table(
    list.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? round(value) : value]),
      ),
    ),
  );
}

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
