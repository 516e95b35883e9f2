import { rmSync } from 'node:fs';
import { join } from 'node:path';
import colors from 'picocolors';
import { loadKeys } from './load-keys.ts';
import { claimFolder, type Keys } from '../../scripts/process/data-folder.ts';
import { createGateway } from './gateway.ts';
import { serve } from './local-server.ts';
import type { SampleAccount } from './sample-account.ts';
import type { Services } from './services.ts';
import { completeEnvFile, type Settings, readSettings } from '../../scripts/process/settings.ts';

export type BackendOptions = Partial<Settings> & {
  writeEnvFile?: boolean;
  sampleAccount?: boolean;
  /** Makes a new database. Keys and mails stay. */
  reset?: boolean;
};

/** A backend with ports and keys, which the site needs to start beside it. */
export type OpeningBackend = {
  url: string;
  mailboxUrl: string;
  env: { SITE_URL: string; SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  keys: Keys;
  ready: Promise<RunningBackend>;
  stop: () => Promise<void>;
};

export type RunningBackend = Omit<OpeningBackend, 'ready'> & {
  sampleAccount: SampleAccount | null;
  sql: Services['sql'];
};

export const startBackend = async (options?: BackendOptions): Promise<RunningBackend> =>
  (await openBackend(options)).ready;

/** Takes the ports and the folder. The caller waits until it is ready, or stops it. */
export async function openBackend(options: BackendOptions = {}): Promise<OpeningBackend> {
  const { writeEnvFile = false, sampleAccount = true, reset = false } = options;
  const settings = { ...readSettings(), ...options };
  const { backendPort, mailboxPort, siteUrl, data } = settings;
  const url = `http://127.0.0.1:${backendPort}`;
  const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
  const cleanup = new AsyncDisposableStack();
  const stop = () => cleanup.disposeAsync();
  try {
    const gateway = createGateway();
    // The port is the lock on the folder, and is free again however this process ends.
    cleanup.defer(
      await serve(gateway.app, { port: backendPort, purpose: 'the backend', variable: 'BACKEND_PORT' }),
    );
    await claimFolder(data, backendPort);
    if (reset) rmSync(join(data, 'database-whole'), { force: true });
    const keys = await loadKeys(data);
    const env = { SITE_URL: siteUrl, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: keys.publishable };
    // Before the site starts, which would read it a second time.
    if (writeEnvFile) completeEnvFile(env);
    const opening = { url, mailboxUrl, env, keys, stop };
    const open = async (): Promise<RunningBackend> => {
      // The site's process loads while this one does.
      const { startServices } = await import('./services.ts');
      const services = await startServices({ ...settings, ...opening, sampleAccount, gateway, cleanup });
      return { ...opening, ...services };
    };
    const ready = open().catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    // The caller may stop it before it waits.
    ready.catch(() => undefined);
    return { ...opening, ready };
  } catch (error) {
    await stop();
    throw error;
  }
}

export function printAddresses(backend: RunningBackend, siteUrl?: string): void {
  const account = backend.sampleAccount;
  const rows = Object.entries({
    ...(siteUrl && { Site: siteUrl }),
    Mailbox: backend.mailboxUrl.replace('127.0.0.1', 'localhost'),
    Backend: backend.url,
    ...(account && { 'Sample account': `${account.email}  password ${account.password}` }),
  });
  console.log();
  for (const [label, value] of rows) console.log(`  ${colors.bold(label.padEnd(16))}${colors.cyan(value)}`);
  console.log(colors.dim('\n  Ctrl-C stops everything.\n'));
}
