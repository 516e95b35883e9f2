import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { authForms } from '@/content/words/auth';
import { authNotices } from '@/content/words/auth-pages';
import { dashboardWords, requestListWords } from '@/content/words/dashboard';
import {
  createAccount,
  endFaults,
  expect,
  injectFault,
  signIn,
  test,
  toastRegion,
  totalLine,
} from './support';

const path = '/dashboard-list-form-data';
const list = '/rest/v1/rpc/read_dashboard';
const toasts = (page: Page) => page.getByRole('region', { name: toastRegion });

test('while it loads: five skeleton rows, then the table', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  await injectFault({ email: account.email, path: list, delay: 2000 });
  await page.goto(path, { waitUntil: 'commit' });
  const loading = page.getByRole('status', { name: dashboardWords.loading });
  await expect(loading).toBeVisible();
  await expect(loading.locator('tbody tr')).toHaveCount(5);
  await expect(page.getByText(totalLine).first()).toBeVisible();
  await expect(loading).toBeHidden();
});

test('without requests it says so', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  const body = { total: 0, preceding: 0, rows: [] };
  await injectFault({ email: account.email, path: list, status: 200, body });
  await page.goto(path);
  await expect(page.getByText(requestListWords.empty)).toBeVisible();
  await expect(page.getByText(requestListWords.total(0))).toBeVisible();
});

test.describe('when the list cannot be read', () => {
  const faults = [
    {
      name: 'FT-18: the database answers with an error',
      status: 500,
      body: { code: 'XX000', message: 'broken' },
    },
    { name: 'FT-18: nobody answers', status: 0, body: null },
  ];
  const says = [requestListWords.failed, requestListWords.thrown];

  for (const [index, { name, ...fault }] of faults.entries()) {
    test(name, async ({ page }) => {
      const account = await createAccount();
      await signIn(page, account);
      await injectFault({ email: account.email, path: list, ...fault });
      await page.goto(path);
      await expect(toasts(page).getByText(says[index] ?? '')).toBeVisible();
      await expect(page.getByText(requestListWords.errorTitle)).toBeVisible();
      await expect(page.getByRole('cell')).toHaveCount(0);

      await endFaults(account.email);
      await page.getByRole('button', { name: actions.retry }).click();
      await expect(page.getByText(totalLine).first()).toBeVisible();
    });
  }

  test('FT-17: the auth service does not answer: nobody is signed out', async ({ page, context }) => {
    const account = await createAccount();
    await signIn(page, account);
    await injectFault({ email: account.email, path: '/auth/v1/user', status: 503 });
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(requestListWords.errorTitle)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('session');
  });
});

test('AT-53: a session that has ended for the database alone leads to sign-in, and not to and fro', async ({
  page,
}) => {
  const account = await createAccount();
  await signIn(page, account);
  const body = { code: 'session_ended', message: 'There is no session, or none any more.' };
  await injectFault({ email: account.email, path: list, status: 401, body });
  await page.goto(path);
  await expect(page).toHaveURL('/auth?notice=session-ended&next=%2Fdashboard-list-form-data');
  await expect(page.getByText(authNotices.sessionEnded)).toBeVisible();
  await expect(page.getByRole('button', { name: authForms.signIn.label, exact: true })).toBeVisible();
});
