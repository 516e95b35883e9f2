import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { FriendlyError } from './friendly-error.ts';

export type Settings = {
  backendPort: number;
  mailboxPort: number;
  siteUrl: string;
  data: string;
  notifyEveryMs: number | null;
  functionEnv: Record<string, string>;
};

const ENV_FILE = '.env.local';

export const readSitePort = (): number => readNumber('PORT', 3000);

/** Returns the origin that visitors use. A Codespace has a name of its own for each port. */
export function readSiteUrl(port = readSitePort()): string {
  const { SITE_URL, CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  if (SITE_URL) return SITE_URL;
  return CODESPACE_NAME && domain
    ? `https://${CODESPACE_NAME}-${port}.${domain}`
    : `http://localhost:${port}`;
}

export function readSettings(): Settings {
  const { RECEIPTS = 'on', WEBHOOKS = '' } = process.env;
  return {
    backendPort: readNumber('BACKEND_PORT', 54321),
    mailboxPort: readNumber('MAILBOX_PORT', 54324),
    siteUrl: readSiteUrl(),
    data: resolve(process.env['BACKEND_DATA'] || '.local/dev'),
    notifyEveryMs: readNumber('NOTIFY_EVERY_MS', 15_000),
    functionEnv: { RECEIPTS, WEBHOOKS },
  };
}

/** Adds the settings of the site that are missing in .env.local, so that `next` alone finds the backend too. */
export function completeEnvFile(values: Record<string, string>): void {
  const content = existsSync(ENV_FILE) ? readFileSync(ENV_FILE, 'utf8') : '';
  const existing = parseEnv(content);
  const missing = Object.entries(values).filter(([name]) => !(name in existing));
  const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
  const separator = /[^\n]$/.test(content) ? '\n' : '';
  if (lines) appendFileSync(ENV_FILE, separator + lines, { mode: 0o600 });
}

function readNumber(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 1)
    throw new FriendlyError(`${name} must be a positive whole number.`);
  return value;
}
