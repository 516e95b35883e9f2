import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../adapter/list-files.ts';
import { FriendlyError } from './process/friendly-error.ts';
import { waitForExit } from './process/child-process.ts';

const INPUTS = [
  'adapter',
  'app',
  'components',
  'content',
  'lib',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.base.json',
  'tsconfig.json',
];

const SERVERLESS = ['scripts/deploy'];

const isMade = (path: string) =>
  /^public[\\/](.*\.md|(assets|search-index)\.json)$|[\\/]node_modules[\\/]/.test(path);

/** Builds the site, unless the build in the folder has the same sources and address. */
export async function buildSite(
  distDir: string,
  env: NodeJS.ProcessEnv,
  script: 'build' | 'build:serverless' = 'build',
): Promise<void> {
  const mark = join(distDir, 'made-from');
  const inputs = script === 'build' ? INPUTS : [...INPUTS, ...SERVERLESS];
  const source = hashInputs(env['SITE_URL'] ?? '', inputs);
  const isBuilt = existsSync('public/search-index.json') && existsSync(mark);
  if (isBuilt && readFileSync(mark, 'utf8') === source) return;
  console.log('Building the site…');
  const npm = process.env['npm_execpath'];
  const child = npm
    ? spawn(process.execPath, [npm, 'run', script], { stdio: 'inherit', env })
    : spawn('npm', ['run', script], { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if ((await waitForExit(child)) !== 0) throw new FriendlyError('The build failed; see above.');
  writeFileSync(mark, source);
}

function hashInputs(siteUrl: string, inputs: readonly string[]): string {
  const hash = createHash('sha256').update(siteUrl);
  const files = inputs
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isDirectory() ? listFiles(path).toSorted() : path))
    .filter((path) => !isMade(path));
  for (const path of files) hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
