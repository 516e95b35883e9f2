import { resolve } from 'node:path';
import { FriendlyError } from './ports.ts';

/** Where the embedded backend listens and keeps its data. */
export type Settings = {
  backendPort: number;
  mailboxPort: number;
  /** Origin of the site. */
  siteUrl: string;
  /** Folder of the database, the keys and the mails. */
  data: string;
  /** Milliseconds between two runs that send what is due; null when nobody starts them. */
  notifyEveryMs: number | null;
  /** How many mails the mailbox takes in a second, and the function sends. */
  mailPerSecond: number;
  /** Whether whoever sends a request gets a mail about it. */
  receipts: boolean;
  /** Where webhooks go, as the function's WEBHOOKS has it; null for the receiver beside the mailbox. */
  webhooks: string | null;
};

/** Port of the site itself. */
export const sitePort = (): number => number('PORT', 3000);

/**
 * Settings from the environment, with the defaults a developer never has to think about.
 * @throws FriendlyError naming a variable that is not a number
 */
export function settingsFromEnvironment(): Settings {
  return {
    backendPort: number('BACKEND_PORT', 54321),
    mailboxPort: number('MAILBOX_PORT', 54324),
    siteUrl: process.env['SITE_URL'] || `http://localhost:${sitePort()}`,
    data: resolve(process.env['BACKEND_DATA'] || 'supabase/.temp/dev'),
    notifyEveryMs: number('NOTIFY_EVERY_MS', 15_000),
    mailPerSecond: number('MAIL_PER_SECOND', 5),
    receipts: process.env['RECEIPTS'] !== 'off',
    webhooks: process.env['WEBHOOKS'] === 'off' ? '' : null,
  };
}

function number(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 1)
    throw new FriendlyError(`${name} must be a positive whole number.`);
  return value;
}
