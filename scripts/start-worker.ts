import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// `npm run build:serverless` installs it there.
const tools = createRequire(resolve('scripts/deploy/cloudflare/package.json'));
const { unstable_startWorker: startWorker } = (await import(tools.resolve('wrangler'))) as {
  unstable_startWorker: (options: object) => Promise<unknown>;
};

const settings = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];

await startWorker({
  config: 'wrangler.jsonc',
  // A worker knows only the settings it is given by name.
  bindings: Object.fromEntries(
    settings.map((name) => [name, { type: 'plain_text', value: process.env[name] ?? '' }] as const),
  ),
  dev: {
    server: { hostname: '127.0.0.1', port: Number(process.env['PORT']), secure: false },
    inspector: false,
    watch: false,
    remote: false,
    persist: false,
    logLevel: 'warn',
  },
});
