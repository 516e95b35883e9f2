import { writeFileSync } from 'node:fs';
import { securityHeaders, shareHeaders } from '../lib/security/headers.ts';
import { buildStandalone, run } from './build.ts';

/**
 * Builds the site as a worker for Cloudflare into .open-next. OpenNext takes the build as it is after its last step,
 * and with it the pages' policies.
 */
const openNext = 'node_modules/@opennextjs/cloudflare/dist/cli/index.js';

// OpenNext looks nowhere else.
buildStandalone('.next');
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
