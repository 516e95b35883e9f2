import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Measures the compressed size of a static page, and fails above a budget.
 * It counts files until load, and those prefetched when idle. NEXT_DIST_DIR chooses another build.
 */
const dist = process.env['NEXT_DIST_DIR'] ?? '.next-test';
const KB = 1024;

const weigh = (path: string) => gzipSync(readFileSync(path), { level: 6 }).length / KB;
const weighAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)]
    .flatMap(([, addresses = '']) => addresses.split(' '))
    .map((address) => weigh(join(dist, address.replace('/_next/', '').replace(/\?.*/, ''))))
    .reduce((sum, size) => sum + size, 0);

const folder = join(dist, 'server/app');
const files = globSync('**/*.html', { cwd: folder }).filter((file) => !file.startsWith('_global-error'));
if (files.length === 0) throw new Error(`There is no page in ${dist}: build first.`);
const rows = files
  .map((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const sheets = weighAll(html, /<link rel="stylesheet" href="([^"]*)"/g);
    const fonts = weighAll(html, /<link rel="preload" href="([^"]*\.woff2)"/g);
    return {
      page: file,
      first: weigh(join(folder, file)) + sheets + fonts,
      limit: file === 'index.html' ? 75 : 65,
      scripts: [...html.matchAll(/<script\b[^>]* src=/g)].length,
      ahead: weighAll(html, / data-scripts="([^"]*)"/g),
    };
  })
  .sort((a, b) => b.first - a.first);
const isFine = ({ first, limit, scripts, ahead }: (typeof rows)[number]) =>
  first <= limit && scripts === 0 && ahead <= 220;
console.table(
  rows
    .filter((row, at) => at < 5 || row.page === 'index.html' || !isFine(row))
    .map(({ first, ahead, ...row }) => ({ ...row, first: first.toFixed(1), ahead: ahead.toFixed(1) })),
);
process.exitCode = rows.every(isFine) ? 0 : 1;
