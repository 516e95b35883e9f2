import { createClient, type Session } from '@supabase/supabase-js';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadKeys } from '../../supabase/local/load-keys.ts';
import { getKeysFile, makePrivateFolder } from '../../scripts/process/data-folder.ts';
import { findFreePort } from '../../scripts/process/ports.ts';
import { CHILD_ENTRY } from '../../scripts/process/child-process.ts';
import type { BackendOptions } from '../../supabase/local/backend.ts';
import { startMailService } from '../support/mail-service.ts';
import { type Delivery, startWebhookReceiver } from '../support/webhook-receiver.ts';
import type { Order, Result } from './backend-process.ts';
import { addDatabase } from './database-archive.ts';

export { buildDemoRequest } from './build-demo-request.ts';

/** A mail as the mailbox lists it. */
export type ListedMail = {
  ID: string;
  Subject: string;
  To: { Address: string }[];
  MessageID: string;
  Created: string;
};

const folder = mkdtempSync(join(tmpdir(), 'backend-'));
// A project's folder is as open; only the data folder keeps others out.
chmodSync(folder, 0o755);
const data = join(folder, 'data');
const port = await findFreePort();
const mailboxPort = await findFreePort();
const keys = await loadKeys(data);
const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
const mailService = await startMailService(mailboxUrl);
const receiver = await startWebhookReceiver();
let child: ChildProcess | undefined;

/** By default only mails to the team are sent, without a limit. */
export type StackOptions = Pick<BackendOptions, 'notifyEveryMs'> & {
  /** The limit of the mail service, and the pace of the function. */
  mailPerSecond?: number;
  receipts?: boolean;
  /** The function's WEBHOOKS; null for the receiver of the tests. */
  webhooks?: string | null;
};

/** The backend under test, in a process of its own with a new data folder. */
export const testBackend = {
  url: `http://127.0.0.1:${port}`,
  mailboxUrl,
  receiver,
  data,
  keys,
  log: [] as string[],

  /** Starts it. Returns READY, or the sentence that says why not. */
  async start(options: StackOptions = {}): Promise<string> {
    const { notifyEveryMs = 300, mailPerSecond = 1000, receipts = false, webhooks = '' } = options;
    mailService.limit(mailPerSecond);
    const functionEnv = {
      ...receiver.functionEnv,
      ...(webhooks !== null && { WEBHOOKS: webhooks }),
      MAIL_API_URL: mailService.url,
      MAIL_PER_SECOND: String(mailPerSecond),
      RECEIPTS: receipts ? 'on' : 'off',
    };
    const all: BackendOptions = { data, backendPort: port, mailboxPort, notifyEveryMs, functionEnv };
    const args = [new URL('./backend-process.ts', import.meta.url).pathname, JSON.stringify(all)];
    await this.kill();
    // Another file of this process may have removed the folder; new keys would not be those of this module.
    makePrivateFolder(data);
    writeFileSync(getKeysFile(data), JSON.stringify(keys), { mode: 0o600 });
    await addDatabase(data);
    child = spawn(process.execPath, [CHILD_ENTRY, ...args], { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });
    const lines = createInterface(child.stdout ?? process.stdin);
    return new Promise((resolve) => {
      lines.on('line', (line) => {
        this.log.push(line);
        if (!line.startsWith('{')) resolve(line);
      });
      lines.once('close', () => resolve('ended without a word'));
    });
  },

  async kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  },

  /** Ends it, and deletes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(folder, { recursive: true, force: true });
  },

  /** Runs statements as the owner of the database, between two requests. Returns the rows of the last. */
  async sql(statements: string): Promise<Record<string, unknown>[]> {
    if (!child?.connected) throw new Error('The backend does not run.');
    const id = randomUUID();
    const results = on(child, 'message', { close: ['exit'] }) as AsyncIterable<[Result]>;
    child.send({ id, statements } satisfies Order);
    for await (const [result] of results) {
      if (result.id !== id) continue;
      if (result.error) throw new Error(result.error);
      return result.rows ?? [];
    }
    throw new Error('The backend ended before it answered.');
  },

  /** Returns all mails, newest first. */
  async mails(): Promise<ListedMail[]> {
    const response = await fetch(`${this.mailboxUrl}/api/v1/messages?limit=1000`);
    return ((await response.json()) as { messages: ListedMail[] }).messages;
  },

  async notifications(): Promise<ListedMail[]> {
    return (await this.mails()).filter(({ Subject }) => Subject.startsWith('Demo request:'));
  },

  async mailsTo(email: string): Promise<ListedMail[]> {
    return (await this.mails()).filter(({ To }) => To.some(({ Address }) => Address === email));
  },

  /** Returns the newest code that was mailed to an address. A receipt may have come after it. */
  async code(email: string): Promise<string> {
    for (const { ID } of await this.mailsTo(email)) {
      const [code] = /^\d{8}$/m.exec((await this.mail(ID)).Text) ?? [];
      if (code) return code;
    }
    return '';
  },

  /** Returns text and HTML of one mail. */
  async mail(id: string): Promise<{ Text: string; HTML: string }> {
    return (await (await fetch(`${this.mailboxUrl}/api/v1/message/${id}`)).json()) as {
      Text: string;
      HTML: string;
    };
  },

  /** Makes the mail service fail the next calls, or accept the mail and never answer. */
  fail(status: number, times: number, more: { isResponseLost?: boolean; retryAfter?: string } = {}): void {
    mailService.fail({ status, times, ...more });
  },

  limitMails: (perSecond: number): void => mailService.limit(perSecond),

  /** Counts the mails over that limit, and the repeated ones. */
  overLimit: () => mailService.counts(),

  received: (): Delivery[] => [...receiver.received],

  failReceiver(
    status: number,
    times: number,
    more: { isSilent?: boolean; headers?: Record<string, string> } = {},
  ): void {
    receiver.fail({ status, times, ...more });
  },

  /** Returns the state of the mail to the team about a request. */
  async notificationStatus(requestId: string): Promise<unknown> {
    const [row] = await this.sql(
      `select status from public.deliveries where request_id = '${requestId}' and destination = 'team'`,
    );
    return row?.['status'];
  },
};

/** Returns a client with the publishable key, and with the token of a person if given. */
export function createDatabaseClient(token?: string, key = keys.publishable) {
  return createClient(testBackend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });
}

export type Person = {
  email: string;
  id: string;
  token: string;
  db: ReturnType<typeof createDatabaseClient>;
  session: Session;
};

/** Makes a person with a confirmed address, a session and no password. */
export async function createPerson(email = `${randomUUID()}@harbour.example`): Promise<Person> {
  const { auth } = createDatabaseClient();
  const { error: mailError } = await auth.signInWithOtp({ email });
  if (mailError) throw mailError;
  const token = await testBackend.code(email);
  const { data: verified, error } = await auth.verifyOtp({ type: 'email', email, token });
  if (error || !verified.session) throw error ?? new Error('no session');
  const { access_token, user } = verified.session;
  return {
    email,
    id: user.id,
    token: access_token,
    db: createDatabaseClient(access_token),
    session: verified.session,
  };
}

export function callFunction(
  headers: Record<string, string>,
  body: string,
  method = 'POST',
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${testBackend.url}/functions/v1/send-demo-email`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method === 'POST' && { body }),
    ...(signal && { signal }),
  });
}
