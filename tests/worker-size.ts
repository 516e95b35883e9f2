import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Packs the worker that was built as an upload would, and says what it weighs: developers.cloudflare.com/workers/platform/limits
 * counts the compressed size, at most 3 MB on the free plan. Fails above the bound, which leaves room for an adopter's pages.
 */
const BOUND = 2.3;

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
try {
  const pack = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', folder];
  execFileSync(process.execPath, pack, { stdio: ['ignore', 'ignore', 'inherit'] });
  const uploaded = readdirSync(folder).filter((name) => !/\.(map|md)$/.test(name));
  const bytes = uploaded.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  const weight = bytes / 1024 ** 2;
  console.log(`The worker weighs ${weight.toFixed(2)} MB compressed; the bound is ${BOUND} MB.`);
  process.exitCode = uploaded.length > 0 && weight <= BOUND ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
