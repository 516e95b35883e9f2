import type { Page } from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import { test as base } from '../security/support';
import { readKeys } from '../support/environment';
import {
  type Account,
  addSession,
  getDemoButton,
  getDemoForm,
  expect,
  createName,
  hydrate,
  buildRequest,
  readSetting,
  readRequests,
  toastRegion,
} from '../e2e/support';

export * from '../security/support';

/** Adds the values of a request, and the home page of a signed-in visitor. */
export const test = base.extend<{ values: ReturnType<typeof buildRequest>; home: Page }>({
  values: ({}, provide) => provide(buildRequest(createName())),
  home: async ({ page, session }, provide) => {
    await addSession(page.context(), session);
    await page.goto('/');
    await hydrate(page);
    await provide(page);
  },
});

export const getSubmitButton = (page: Page) => getDemoButton(getDemoForm(page));

export const getToasts = (page: Page) => page.getByRole('region', { name: toastRegion });

/** Returns the status of the mail to the team, which only the secret key and staff can read. */
export async function readNotificationStatus(account: Account, name: string): Promise<string | undefined> {
  const [row] = await readRequests(account, name);
  const client = createClient(readSetting('SUPABASE_URL'), readKeys().secret, {
    auth: { persistSession: false },
  });
  const result = await client
    .from('deliveries')
    .select('status')
    .match({ request_id: row?.['id'], destination: 'team' })
    .single<{ status: string }>();
  expect(result.error).toBeNull();
  return result.data?.status;
}

/** Returns the session as if its access token ended in this many seconds. */
export const shortenSession = (session: Session, seconds: number): Session => ({
  ...session,
  expires_at: Math.round(Date.now() / 1000) + seconds,
});
