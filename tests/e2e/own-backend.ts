import { spawnSync } from 'node:child_process';
import type * as database from '../database/stack';
import { startSite } from '../support/site-process';
import { addSession, cookieHeader, expect, test as base } from './support';

/** A site with a backend of its own: there nobody is of a team yet, and what is changed is nobody else's. */
export interface Own {
  url: string;
  stack: typeof database.stack;
  person: typeof database.person;
  demoRequest: typeof database.demoRequest;
  /** A person who was made a member of the team by the command for it. */
  member: (email: string) => Promise<database.Person>;
  /** The command of those who run the site. */
  staff: (...args: string[]) => string;
  /** Asks the site as somebody. */
  ask: (who: database.Person | null, path: string, init?: RequestInit) => Promise<Response>;
}

async function startOwn(): Promise<Own & { stop: () => Promise<void> }> {
  // Its folder is made where it is imported.
  const { stack, person, demoRequest } = await import('../database/stack');
  expect(await stack.start()).toBe('READY');
  const { url, stop } = await startSite({
    env: { SUPABASE_URL: stack.url, SUPABASE_PUBLISHABLE_KEY: stack.keys.publishable },
  });
  const staff = (...args: string[]) => {
    const { stdout, status } = spawnSync(process.execPath, ['supabase/staff.ts', ...args], {
      env: {
        NODE_ENV: 'production',
        PATH: process.env['PATH'],
        SUPABASE_URL: stack.url,
        SUPABASE_SECRET_KEY: stack.keys.secret,
      },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    return stdout;
  };
  return {
    url,
    stack,
    person,
    demoRequest,
    staff,
    async member(email) {
      const who = await person(email);
      staff('add', email);
      return who;
    },
    ask: (who, path, init = {}) =>
      fetch(url + path, {
        redirect: 'manual',
        ...init,
        headers: { ...(who && { Cookie: cookieHeader(who.session) }), ...(init.headers as object) },
      }),
    async stop() {
      await stop();
      await stack.remove();
    },
  };
}

export const test = base.extend<{ signInAs: (who: database.Person) => Promise<void> }, { own: Own }>({
  own: [
    async ({}, provide) => {
      const own = await startOwn();
      await provide(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ own }, provide) => provide(own.url),
  signInAs: ({ context, own }, provide) => provide((who) => addSession(context, who.session, own.url)),
});
