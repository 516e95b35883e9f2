import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copyPreviousStatic } from './files.ts';
import { shareSameChunks } from './same-chunks.ts';

export function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/** The previous release's static files, where they were put here before the build (docs/operations/deployments.md). */
const PREVIOUS = '.next-previous';

export function buildStandalone(dist: string): void {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Start this with npm run.');
  run(npm, ['run', 'build'], { ...process.env, NEXT_DIST_DIR: dist, NEXT_OUTPUT: 'standalone' });
  const saved = shareSameChunks(join(dist, 'standalone', dist, 'server/chunks'));
  console.log(`Server chunks that are alike were kept once: ${Math.round(saved / 1024)} KB less.`);
  copyPreviousStatic(PREVIOUS, dist);
}
