import { spawnSync } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../attacks/support';
import { requestListWords } from '@/content/words/dashboard';
import { type Person, person, stack } from '../database/stack';
import { sessionCookies } from '../faults/support';
import { expect, test as base } from './support';

/**
 * A site with a backend of its own: there nobody is of a team yet, and what is changed is nobody else's. Each file says
 * `test.use({ story })` with a name of its own, since files that one worker runs share what the worker has made.
 */
export const test = base.extend<object, { story: string; url: string }>({
  story: ['', { option: true, scope: 'worker' }],
  url: [
    async ({ story }, provide) => {
      expect(story).not.toBe('');
      expect(await stack.start()).toBe('READY');
      const { url, stop } = await startServer({
        SUPABASE_URL: stack.url,
        SUPABASE_PUBLISHABLE_KEY: stack.keys.publishable,
      });
      const { session } = await person();
      // The first list compiles what the others need; on a busy machine that outlasts a deadline.
      await expect
        .poll(() => listFor(session, url), { timeout: 60_000 })
        .toContain(requestListWords.total(0));
      await provide(url);
      stop();
      await stack.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ url }, provide) => provide(url),
});

async function listFor(session: Person['session'], url: string): Promise<string> {
  const Cookie = sessionCookies(session)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return (await fetch(`${url}/dashboard-list-form-data`, { headers: { Cookie } })).text();
}

/** Signs somebody in without the form. */
export const signInAs = async (page: Page, { session }: Person, url: string) =>
  page.context().addCookies(sessionCookies(session).map((cookie) => ({ ...cookie, url })));

/** A page of a browser in which somebody is signed in. */
export async function pageOf(browser: Browser, who: Person, url: string, more = {}): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, ...more })).newPage();
  await signInAs(page, who, url);
  return page;
}

/** The command of whoever runs the site. */
export const staff = (...args: string[]) =>
  spawnSync(process.execPath, ['supabase/staff.ts', ...args], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SUPABASE_URL: stack.url,
      SUPABASE_SECRET_KEY: stack.keys.secret,
    },
    encoding: 'utf8',
  });
