import { actions } from '@/content/words/actions';
import {
  createAccount,
  endFaults,
  expect,
  fillDialog,
  freshName,
  injectFault,
  teamMails,
  notificationStatus,
  request,
  savedOnly,
  signIn,
  storedRequests,
  test,
  toastRegion,
  withOwnSite,
} from './support';

const functions = '/functions/v1/send-demo-email';

test('FT-05: however telling the team fails, the request is saved and its notification waits', async ({
  page,
}) => {
  const account = await createAccount();
  await signIn(page, account);
  const failures = [{ status: 401 }, { status: 429 }, { status: 0 }, { status: 500, delay: 20_000 }];
  for (const failure of failures) {
    await test.step(JSON.stringify(failure), async () => {
      const values = request(freshName());
      await injectFault({ email: account.email, path: functions, ...failure });
      const dialog = await fillDialog(page, values);
      await dialog.getByRole('button', { name: actions.requestDemo }).click();
      const toast = page.getByRole('region', { name: toastRegion });
      await expect(toast.getByText(savedOnly)).toBeVisible({ timeout: 15_000 });
      const rows = (await storedRequests(account, values.name)) as unknown as { id: string }[];
      expect(rows).toHaveLength(1);
      expect(await notificationStatus(rows[0]?.id ?? '')).toBe('pending');
      expect(await teamMails(values.name)).toHaveLength(0);
      await endFaults(account.email);
      await page.goto('/');
    });
  }
});

test(
  'FT-06: a site killed between saving and telling has lost nothing',
  { tag: '@expects-errors' },
  async ({ browser }) => {
    const account = await createAccount();
    const values = request(freshName());
    let id = '';
    await withOwnSite({}, async (site) => {
      const page = await (await browser.newContext({ baseURL: site.url })).newPage();
      await signIn(page, account);
      // The function never hears of it.
      await injectFault({ email: account.email, path: functions, delay: 60_000, status: 0 });
      const dialog = await fillDialog(page, values);
      await dialog.getByRole('button', { name: actions.requestDemo }).click();
      await expect.poll(() => storedRequests(account, values.name)).toHaveLength(1);
      await site.stop();
      await page.context().close();
      const rows = (await storedRequests(account, values.name)) as unknown as { id: string }[];
      id = rows[0]?.id ?? '';
    });
    // That the scheduler then sends it, once, is shown where the clock can be moved: tests/database/crash.ts.
    expect(await notificationStatus(id)).toBe('pending');
    expect(await teamMails(values.name)).toHaveLength(0);
    await endFaults(account.email);
  },
);
