import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import colors from 'picocolors';
import { site } from '../../content/site.ts';
import { claimFolder, type Keys, loadKeys, moveFolder } from './data-folder.ts';
import { type Database, openDatabase } from './database.ts';
import { startFunctions, startScheduler } from './functions.ts';
import { createGateway } from './gateway.ts';
import { serve } from './local-server.ts';
import { createEmailDriver, createMailboxApp, openMailbox } from './mailbox.ts';
import { ensureSampleAccount, type SampleAccount } from './sample-account.ts';
import { completeEnvFile, DATA_FOLDER, type Settings, readSettings } from './settings.ts';

export type BackendOptions = Partial<Settings> & {
  writeEnvFile?: boolean;
  sampleAccount?: boolean;
  /** Makes a new database. Keys and mails stay. */
  reset?: boolean;
};

export type RunningBackend = {
  url: string;
  mailboxUrl: string;
  env: { SITE_URL: string; SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  keys: Keys;
  sampleAccount: SampleAccount | null;
  sql: Database['sql'];
  stop: () => Promise<void>;
};

export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  const { writeEnvFile = false, sampleAccount = true, reset = false } = options;
  const settings = { ...readSettings(), ...options };
  const { backendPort, mailboxPort, siteUrl, data, notifyEveryMs, functionEnv } = settings;
  const url = `http://127.0.0.1:${backendPort}`;
  const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
  const cleanup = new AsyncDisposableStack();
  try {
    const gateway = createGateway();
    // The port is the lock on the folder, and is free again however this process ends.
    cleanup.defer(
      await serve(gateway.app, { port: backendPort, purpose: 'the backend', variable: 'BACKEND_PORT' }),
    );
    // Earlier versions kept the data in the Supabase CLI's own folder, which `unlink` empties.
    if (data === resolve(DATA_FOLDER)) await moveFolder('supabase/.temp/dev', data, backendPort);
    await claimFolder(data, backendPort);
    if (reset) rmSync(join(data, 'database-whole'), { force: true });
    const keys = await loadKeys(data);
    const mailbox = openMailbox(join(data, 'mails.jsonl'));
    const mailboxApp = createMailboxApp(mailbox, keys.mailApi);
    cleanup.defer(
      await serve(mailboxApp, { port: mailboxPort, purpose: 'the mailbox', variable: 'MAILBOX_PORT' }),
    );

    const env = { SITE_URL: siteUrl, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: keys.publishable };
    const functions = await startFunctions(
      {
        ...env,
        SUPABASE_SECRET_KEY: keys.secret,
        MAIL_API_URL: mailboxUrl,
        MAIL_API_KEY: keys.mailApi,
        MAIL_FROM: `${site.name} <requests@${site.mailDomain}>`,
        NOTIFY_TO: `sales@${site.mailDomain}`,
        ...functionEnv,
      },
      data,
    );
    cleanup.defer(functions.stop);
    const folder = join(data, 'database');
    const database = await openDatabase({ folder, url, siteUrl, keys, mail: createEmailDriver(mailbox) });
    cleanup.defer(database.close);
    gateway.open({ api: database.fetch, functionOrigin: functions.origin });
    if (notifyEveryMs !== null) cleanup.defer(startScheduler(url, keys.secret, notifyEveryMs));
    await functions.ready;
    if (writeEnvFile) completeEnvFile(env);
    const account = sampleAccount ? await ensureSampleAccount(url, keys, mailbox) : null;
    if (account)
      await database.sql(
        `insert into public.staff (email) values ('${account.email}') on conflict do nothing`,
      );
    return {
      url,
      mailboxUrl,
      env,
      keys,
      sampleAccount: account,
      sql: database.sql,
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
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
