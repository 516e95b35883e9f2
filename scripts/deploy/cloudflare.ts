import { readFileSync, writeFileSync } from 'node:fs';
import { buildStandalone, run } from './build-standalone.ts';

const tools = 'scripts/deploy/cloudflare';
const openNext = `${tools}/node_modules/@opennextjs/cloudflare/dist/cli/index.js`;

buildStandalone('.next');
run(process.env['npm_execpath'] ?? '', ['ci', '--prefix', tools, '--ignore-scripts']);
run(openNext, ['build', '--skipNextBuild', '--openNextConfigPath', `${tools}/open-next.config.mjs`]);

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
const { middleware } = JSON.parse(readFileSync('.next/server/middleware-manifest.json', 'utf8')) as {
  middleware: Record<string, { env: { ACTION_IDS: string } }>;
};
const [actionIds] = Object.values(middleware).map(({ env }) => env.ACTION_IDS);
if (!actionIds) throw new Error('The build names no actions.');
writeFileSync('.open-next/action-ids.js', `export default ${JSON.stringify(actionIds)};\n`);
run(openNext, ['populateCache', 'local']);
