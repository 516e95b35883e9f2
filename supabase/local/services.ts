import { join } from 'node:path';
import { site } from '../../content/site.ts';
import type { Keys } from '../../scripts/process/data-folder.ts';
import { type Database, openDatabase } from './database.ts';
import { startFunctions, startScheduler } from './functions.ts';
import type { createGateway } from './gateway.ts';
import { serve } from './local-server.ts';
import { createMailboxApp } from './mailbox-app.ts';
import { createEmailDriver, openMailbox } from './mailbox.ts';
import { ensureSampleAccount, type SampleAccount } from './sample-account.ts';
import type { Settings } from '../../scripts/process/settings.ts';

export type Services = { sampleAccount: SampleAccount | null; sql: Database['sql'] };

/** Starts mailbox, database and function behind the gateway. */
export async function startServices(
  options: Settings & {
    url: string;
    mailboxUrl: string;
    env: Record<string, string>;
    keys: Keys;
    sampleAccount: boolean;
    gateway: ReturnType<typeof createGateway>;
    cleanup: AsyncDisposableStack;
  },
): Promise<Services> {
  const { url, mailboxUrl, mailboxPort, siteUrl, data, env, keys, notifyEveryMs, functionEnv } = options;
  const { gateway, cleanup } = options;
  const mailbox = openMailbox(join(data, 'mails.jsonl'));
  const mailboxApp = createMailboxApp(mailbox, keys.mailApi);
  cleanup.defer(
    await serve(mailboxApp, { port: mailboxPort, purpose: 'the mailbox', variable: 'MAILBOX_PORT' }),
  );
  const folder = join(data, 'database');
  const database = await openDatabase({ folder, url, siteUrl, keys, mail: createEmailDriver(mailbox) });
  cleanup.defer(database.close);
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
  gateway.open({ api: database.fetch, functionOrigin: functions.origin });
  if (notifyEveryMs !== null) cleanup.defer(startScheduler(url, keys.secret, notifyEveryMs));
  const account = options.sampleAccount ? await ensureSampleAccount(url, keys, mailbox) : null;
  if (account)
    await database.sql(`insert into public.staff (email) values ('${account.email}') on conflict do nothing`);
  return { sampleAccount: account, sql: database.sql };
}
