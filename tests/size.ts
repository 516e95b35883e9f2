import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Weighs what a first visit loads, compressed, and fails above a limit: some 15 % more than it was in the autumn of 2026.
 * A limit is raised on purpose only. Reads the build of the tests, or that of NEXT_DIST_DIR.
 */
const dist = process.env['NEXT_DIST_DIR'] ?? '.next-test';
const KB = 1024;
const limits: [what: string, files: string, kilobytes: number][] = [
  ['home page', 'server/app/index.html', 27],
  ['largest article', 'server/app/blogs/*.html', 22],
  ['largest stylesheet', 'static/chunks/page-*.css', 14],
];

const weigh = (file: string) => gzipSync(readFileSync(file)).length / KB;
const rows = limits.map(([what, pattern, limit]) => {
  const sizes = globSync(join(dist, pattern)).map(weigh);
  if (sizes.length === 0) throw new Error(`There is no ${pattern} in ${dist}: build first.`);
  const size = Math.max(...sizes);
  return { what, KB: Number(size.toFixed(1)), limit, isFine: size <= limit };
});
console.table(rows);
process.exitCode = rows.every(({ isFine }) => isFine) ? 0 : 1;
