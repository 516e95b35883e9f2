import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

/** Ports of the tests differ from those of a development site, which may run beside them. */
export const ports = {
  site: port('TEST_PORT', 3210),
  backend: port('TEST_BACKEND_PORT', 24421),
  mailbox: port('TEST_MAILBOX_PORT', 24424),
  proxy: port('TEST_PROXY_PORT', 24423),
  receiver: port('TEST_RECEIVER_PORT', 24425),
};

/** Playwright starts the site unless the environment names a running one. */
export const startsSite = !process.env['SITE_URL'];

const defaults = {
  SITE_URL: `http://localhost:${ports.site}`,
  SUPABASE_URL: `http://127.0.0.1:${ports.backend}`,
  MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
  WEBHOOK_RECEIVER_URL: `http://127.0.0.1:${ports.receiver}`,
  FAULT_PROXY_URL: `http://127.0.0.1:${ports.proxy}`,
  BACKEND_DATA: '.local/test',
  NEXT_DIST_DIR: '.next-test',
};

const keysFile = () => join(process.env['BACKEND_DATA'] ?? '', 'keys.json');

/** Returns the keys that the backend of the tests made at its start. */
export const readKeys = () =>
  JSON.parse(readFileSync(keysFile(), 'utf8')) as Record<'publishable' | 'secret', string>;

/** Sets the addresses of site and backend for the tests and their processes. */
export function completeEnvironment(): void {
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;
  // Playwright's workers run this again after the start of the backend.
  if (existsSync(keysFile())) process.env['SUPABASE_PUBLISHABLE_KEY'] = readKeys().publishable;
}
