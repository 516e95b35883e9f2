import { spawnSync } from 'node:child_process';

/** Runs a program of this project under Node, and ends with it when it fails. */
export function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Builds the site, and beside it the folder that holds all a server needs.
 *
 * @param dist Where to.
 */
export function buildStandalone(dist: string): void {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Start this with npm run.');
  run(npm, ['run', 'build'], { ...process.env, NEXT_DIST_DIR: dist, NEXT_OUTPUT: 'standalone' });
}
