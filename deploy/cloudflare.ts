import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { securityHeaders, shareHeaders } from '../lib/security/headers.ts';

/**
 * Builds the site as a worker for Cloudflare into .open-next. OpenNext takes the build as it is after its last step,
 * and with it the pages' policies.
 */
function run(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const npm = process.env['npm_execpath'];
if (!npm) throw new Error('Start this with npm run build:serverless.');
const openNext = 'node_modules/@opennextjs/cloudflare/dist/cli/index.js';

run(npm, ['run', 'build'], { ...process.env, NEXT_DIST_DIR: '.next', NEXT_OUTPUT: 'standalone' });
run(openNext, ['build', '--skipNextBuild']);

/** Files are answered without the worker, so their headers stand in a file too. */
const block = (path: string, headers: readonly { key: string; value: string }[]) =>
  [path, ...headers.flatMap(({ key, value }) => [`  ! ${key}`, `  ${key}: ${value}`]), ''].join('\n');
writeFileSync(
  '.open-next/assets/_headers',
  [
    block('/*', securityHeaders),
    block('/share/*', shareHeaders),
    block('/_next/static/*', [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]),
  ].join('\n'),
);
// Last: it writes the pages among the files.
run(openNext, ['populateCache', 'local']);
