import type { Page } from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import { test as base } from '../attacks/support';
import { readKeys } from '../support/environment';
import {
  type Account,
  addSession,
  demoButton,
  demoForm,
  expect,
  freshName,
  hydrate,
  request,
  setting,
  storedRequests,
  toastRegion,
} from '../e2e/support';

export * from '../attacks/support';

/** A test with the words of a request, and the home page of somebody who has signed in. */
export const test = base.extend<{ values: ReturnType<typeof request>; home: Page }>({
  values: ({}, provide) => provide(request(freshName())),
  home: async ({ page, session }, provide) => {
    await addSession(page.context(), session);
    await page.goto('/');
    await hydrate(page);
    await provide(page);
  },
});

/** The button that sends the form in the dialog. */
export const submitButton = (page: Page) => demoButton(demoForm(page));

/** What the site says in a corner of the page. */
export const notices = (page: Page) => page.getByRole('region', { name: toastRegion });

/** The state of somebody's request in the outbox: only the secret key may ask. */
export async function notificationStatus(account: Account, name: string): Promise<unknown> {
  const [row] = await storedRequests(account, name);
  const client = createClient(setting('SUPABASE_URL'), readKeys().secret, {
    auth: { persistSession: false },
  });
  const answer = await client.rpc('demo_notification_status', { p_request_id: row?.['id'] });
  expect(answer.error).toBeNull();
  return answer.data as unknown;
}

/** The same session, as if this many seconds were left of its access token. */
export const secondsLeft = (session: Session, seconds: number): Session => ({
  ...session,
  expires_at: Math.round(Date.now() / 1000) + seconds,
});
