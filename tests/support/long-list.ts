import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { requestListWords } from '@/content/words/dashboard';
import { freePort } from '../../supabase/local/ports';
import { type Account, sessionCookies, spawnSite, test as base, expect } from '../faults/support';

export { expect };

/** More than the Data API hands out at once, and no whole number of pages. */
export const ROWS = 1250;

/** A site of its own with a long list. */
export interface LongList {
  url: string;
  /** Runs SQL as the owner of the database; the backend stops for it. */
  sql: (statements: string) => Promise<void>;
  /** Signs in. */
  cookies: () => Promise<{ name: string; value: string; url: string }[]>;
}

type Ready = {
  account: Account;
  env: Record<'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY', string>;
};

async function startLongList(): Promise<LongList & { stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'long-list-'));
  const ports = [String(await freePort()), String(await freePort())];
  const child = spawn(
    process.execPath,
    [
      resolve('supabase/local/child-entry.ts'),
      resolve('tests/support/long-list-backend.ts'),
      data,
      ...ports,
      String(ROWS),
    ],
    { stdio: ['pipe', 'inherit', 'inherit', 'ipc'], env: { ...process.env, NODE_OPTIONS: '' } },
  );
  const [{ account, env }] = (await once(child, 'message')) as [Ready];
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env;
  const site = await spawnSite({ env: { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } });
  await expect.poll(() => site.output(), { timeout: 60_000 }).toMatch(/Ready in/);
  return {
    url: site.url,
    async sql(statements) {
      child.send(statements);
      await once(child, 'message');
    },
    async cookies() {
      const client = createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const { data: signedIn, error } = await client.auth.signInWithPassword(account);
      if (error) throw error;
      return sessionCookies(signedIn.session).map((cookie) => ({ ...cookie, url: site.url }));
    },
    async stop() {
      await site.stop();
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Tests on a site with a long list, signed in. */
export const test = base.extend<object, { longList: LongList }>({
  longList: [
    async ({}, use) => {
      const longList = await startLongList();
      const cookie = (await longList.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      // The first page compiles what the others need; on a busy machine that outlasts a deadline.
      const warm = async () =>
        (await fetch(`${longList.url}/dashboard-list-form-data`, { headers: { Cookie: cookie } })).text();
      await expect.poll(warm, { timeout: 60_000 }).toContain(requestListWords.total(ROWS));
      await use(longList);
      await longList.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ longList }, provide) => provide(longList.url),
  context: async ({ context, longList }, provide) => {
    await context.addCookies(await longList.cookies());
    await provide(context);
  },
});
