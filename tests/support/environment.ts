import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

/** Ports of the tests, so that they run beside a running site. */
export const ports = {
  site: port('TEST_PORT', 3210),
  backend: port('TEST_BACKEND_PORT', 24421),
  mailbox: port('TEST_MAILBOX_PORT', 24424),
  proxy: port('TEST_PROXY_PORT', 24423),
  receiver: port('TEST_RECEIVER_PORT', 24425),
};

/** Whether Playwright starts the site, since the environment names no running one. */
export const startsSite = !process.env['SITE_URL'];

const defaults = {
  SITE_URL: `http://localhost:${ports.site}`,
  SUPABASE_URL: `http://127.0.0.1:${ports.backend}`,
  MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
  WEBHOOK_RECEIVER_URL: `http://127.0.0.1:${ports.receiver}`,
  FAULT_PROXY_URL: `http://127.0.0.1:${ports.proxy}`,
  BACKEND_DATA: 'supabase/.temp/test',
  NEXT_DIST_DIR: '.next-test',
};

const keysFile = () => join(process.env['BACKEND_DATA'] ?? '', 'keys.json');

/** The keys that the backend of the tests has made at its start. */
export const readKeys = () =>
  JSON.parse(readFileSync(keysFile(), 'utf8')) as Record<'publishable' | 'secret', string>;

/** Tells the tests and what they start where site and backend are. */
export function completeEnvironment(): void {
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;
  // Playwright's workers run this again, when the backend has started.
  if (existsSync(keysFile())) process.env['SUPABASE_PUBLISHABLE_KEY'] = readKeys().publishable;
}
