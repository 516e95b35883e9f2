import type { Server } from 'node:http';
import { join } from 'node:path';
import { site } from '../../content/site.ts';
import { authMailDriver } from './auth-mail.ts';
import { claimFolder } from './claim-folder.ts';
import { type Backend, openBackend } from './database.ts';
import { completeEnvFile } from './env-file.ts';
import { startFunctions } from './functions.ts';
import { createGateway } from './gateway.ts';
import { type Keys, loadKeys } from './keys.ts';
import { createMailbox } from './mailbox.ts';
import { openMailStore } from './mailbox-store.ts';
import { listen } from './ports.ts';
import { privateFolder } from './private-folder.ts';
import { addReceiver, RECEIVE } from './receiver.ts';
import { ensureSampleAccount, type SampleAccount } from './sample-account.ts';
import { startScheduler } from './scheduler.ts';
import { type Settings, settingsFromEnvironment } from './settings.ts';
import { createWebServer } from './web-server.ts';

/** How to start the backend; what is left out comes from the environment. */
export type BackendOptions = Partial<Settings> & {
  /** Adds missing names to .env.local. */
  writeEnvFile?: boolean;
  /** Makes an account to look at the dashboard with. */
  sampleAccount?: boolean;
};

/** A running backend. */
export type RunningBackend = {
  url: string;
  mailboxUrl: string;
  /** What the site is configured with: no secret among it. */
  env: { SITE_URL: string; SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  keys: Keys;
  sampleAccount: SampleAccount | null;
  /** Sentences for the person who started it. */
  notes: string[];
  /** Runs statements as the owner of the database, between two requests. Returns the rows of the last one. */
  sql: Backend['sql'];
  stop: () => Promise<void>;
};

/**
 * Starts database, Data API, auth service, edge functions, mail service and scheduler in and under this process.
 * @throws FriendlyError when a port or the data folder is in use, or grants are wider than the migrations say
 */
export async function startBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  const { writeEnvFile = false, sampleAccount = true, ...overrides } = options;
  const settings = { ...settingsFromEnvironment(), ...overrides };
  const { backendPort, mailboxPort, siteUrl, data, notifyEveryMs, mailPerSecond, receipts } = settings;
  const url = `http://127.0.0.1:${backendPort}`;
  const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
  const cleanup = new AsyncDisposableStack();
  try {
    const gateway = createGateway();
    // Listening comes before anything touches the folder: the port is the lock, and the kernel frees it.
    await listen(gateway.server, { port: backendPort, purpose: 'the backend', variable: 'BACKEND_PORT' });
    cleanup.defer(() => closeServer(gateway.server));
    privateFolder(data);
    await claimFolder(data, backendPort);
    const keys = await loadKeys(data);
    const store = openMailStore(join(data, 'mails.jsonl'));
    const mailboxApp = createMailbox({ store, apiKey: keys.mailApi, perSecond: mailPerSecond });
    addReceiver(mailboxApp, keys.webhook);
    const mailbox = createWebServer(mailboxApp);
    await listen(mailbox, { port: mailboxPort, purpose: 'the mailbox', variable: 'MAILBOX_PORT' });
    cleanup.defer(() => closeServer(mailbox));

    const env = { SITE_URL: siteUrl, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: keys.publishable };
    const functions = await startFunctions(
      {
        ...env,
        SUPABASE_SECRET_KEY: keys.secret,
        MAIL_API_URL: mailboxUrl,
        MAIL_API_KEY: keys.mailApi,
        MAIL_FROM: `${site.name} <requests@${site.mailDomain}>`,
        NOTIFY_TO: `sales@${site.mailDomain}`,
        MAIL_PER_SECOND: String(mailPerSecond),
        RECEIPTS: receipts ? 'on' : 'off',
        WEBHOOK_TEST_ORIGIN: mailboxUrl,
        WEBHOOKS: settings.webhooks ?? `${mailboxUrl}${RECEIVE} ${keys.webhook}`,
      },
      data,
    );
    cleanup.defer(functions.stop);
    const backend = await openBackend({
      folder: join(data, 'database'),
      url,
      siteUrl,
      keys,
      mail: authMailDriver(store),
    });
    cleanup.defer(backend.close);
    gateway.open({ api: backend.fetch, functionOrigin: functions.origin });
    if (notifyEveryMs !== null) cleanup.defer(startScheduler(url, keys.secret, notifyEveryMs));
    await functions.ready;
    return {
      url,
      mailboxUrl,
      env,
      keys,
      sampleAccount: sampleAccount ? await ensureSampleAccount(url, keys, store) : null,
      notes: writeEnvFile ? completeEnvFile(env) : [],
      sql: (statements) => gateway.inTurn(() => backend.sql(statements)),
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
