import { readFileSync, writeFileSync } from 'node:fs';
import { buildStandalone, run } from './build.ts';

const tools = 'scripts/deploy/cloudflare';
const openNext = `${tools}/node_modules/@opennextjs/cloudflare/dist/cli/index.js`;

// OpenNext reads no other folder.
buildStandalone('.next');
// The rest of the project does without these tools, which need a newer Node.
run(process.env['npm_execpath'] ?? '', ['ci', '--prefix', tools, '--ignore-scripts']);
run(openNext, ['build', '--skipNextBuild', '--openNextConfigPath', `${tools}/open-next.config.mjs`]);

/** Files are answered without the worker, so they need a file of headers. */
const { headers } = JSON.parse(readFileSync('.next/routes-manifest.json', 'utf8')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[];
};
const everywhere = headers.find(({ source }) => source === '/:path*')?.headers ?? [];
if (everywhere.length === 0) throw new Error('The build has no headers for every answer.');
writeFileSync(
  '.open-next/assets/_headers',
  [
    ...['/*', ...everywhere.map(({ key, value }) => `  ${key}: ${value}`)],
    ...['/_next/static/*', '  Cache-Control: public, max-age=31536000, immutable', ''],
  ].join('\n'),
);
// Last: it writes the pages among the files.
run(openNext, ['populateCache', 'local']);
