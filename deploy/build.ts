import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeFormerAssets } from './former-assets.ts';
import { shareSameChunks } from './same-chunks.ts';

/** Runs a program of this project under Node, and ends with it when it fails. */
export function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** How long files of a former build are kept, if nothing else is said. */
const FORMER_DAYS = 7;

/**
 * Builds the site, and beside it the folder that holds all a server needs. Files of former builds are taken over from
 * the site as it runs.
 */
export async function buildStandalone(dist: string): Promise<void> {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Start this with npm run.');
  const { SITE_URL: siteUrl, FORMER_SITE: site, FORMER_DAYS: days } = process.env;
  const kept = Number(days || FORMER_DAYS);
  if (!(kept >= 0)) throw new Error(`FORMER_DAYS is a number of days, not ${days}.`);
  run(npm, ['run', 'build'], { ...process.env, NEXT_DIST_DIR: dist, NEXT_OUTPUT: 'standalone' });
  const saved = shareSameChunks(join(dist, 'standalone', dist, 'server/chunks'));
  console.log(`Server chunks that are alike were kept once: ${Math.round(saved / 1024)} KB less.`);
  const messages = await takeFormerAssets({ dist, publicDir: 'public', site: site || siteUrl, days: kept });
  for (const sentence of messages) console.log(sentence);
}
