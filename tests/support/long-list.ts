import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { listMessages } from '@/content/messages/dashboard';
import { findFreePort } from '../../scripts/process/ports';
import { CHILD_ENTRY } from '../../scripts/process/child-process';
import { type Account, addSession, buildCookieHeader, dashboard, expect, test as base } from '../e2e/support';
import { startSiteProcess } from './site-process';

/** The number exceeds the limit of the Data API, and fills no whole number of pages. */
export const ROWS = 1250;

export interface LongList {
  url: string;
  /** Runs SQL as the owner of the database, between two requests. */
  sql: (statements: string) => Promise<void>;
  signIn: () => ReturnType<typeof signIn>;
}

type Ready = {
  account: Account;
  env: Record<'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY', string>;
};

async function signIn({ account, env }: Ready) {
  const client = createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return data.session;
}

async function startLongList(): Promise<LongList & { stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'long-list-'));
  const ports = [String(await findFreePort()), String(await findFreePort())];
  const child = spawn(
    process.execPath,
    [CHILD_ENTRY, resolve('tests/support/long-list-backend.ts'), data, ...ports, String(ROWS)],
    { stdio: ['pipe', 'inherit', 'inherit', 'ipc'], env: { ...process.env, NODE_OPTIONS: '' } },
  );
  const [ready] = (await once(child, 'message')) as [Ready];
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = ready.env;
  const site = await startSiteProcess({ env: { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } });
  return {
    url: site.url,
    async sql(statements) {
      child.send(statements);
      await once(child, 'message');
    },
    signIn: () => signIn(ready),
    async stop() {
      await site.stop();
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Adds a site with a long list and a signed-in visitor. */
export const test = base.extend<object, { longList: LongList }>({
  longList: [
    async ({}, use) => {
      const longList = await startLongList();
      const Cookie = buildCookieHeader(await longList.signIn());
      // The first response loads code, which on a busy machine takes longer than a deadline.
      const warm = async () => (await fetch(longList.url + dashboard, { headers: { Cookie } })).text();
      await expect.poll(warm, { timeout: 60_000 }).toContain(listMessages.total(ROWS));
      await use(longList);
      await longList.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ longList }, provide) => provide(longList.url),
  context: async ({ context, longList }, provide) => {
    await addSession(context, await longList.signIn(), longList.url);
    await provide(context);
  },
});
