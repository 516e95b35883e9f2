import type { LaunchOptions, Page } from '@playwright/test';
import { site } from '@/content/site';
import { authPages } from '@/content/messages/auth';
import { dashboardMessages } from '@/content/messages/dashboard';
import { demoFieldMessages } from '@/content/messages/demo';
import { demoFormMessages } from '@/content/messages/demo-form';
import { frame } from '@/content/messages/layout';
import * as routes from '@/lib/routes';
import {
  createAccount,
  expect,
  fillDialog,
  createName,
  hydrate,
  openDialog,
  buildRequest,
  signIn,
  test,
} from '../../e2e/support';
import { plainLink } from '../../support/sample-records';

// Playwright turns off the back-forward cache, which the headless shell lacks.
test.use({
  launchOptions: [
    async (
      { launchOptions }: { launchOptions: LaunchOptions },
      provide: (options: LaunchOptions) => Promise<void>,
    ) => {
      await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

/** Goes back without Playwright's wait, which a cached page does not end. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Leaves the page as a link does. */
async function leaveFor(page: Page, path: string) {
  await page.evaluate((path) => void setTimeout(() => location.assign(path)), path);
  await expect(page).toHaveURL(path);
}

test('The menu of a page that was left works after the return', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy');
  await hydrate(page);
  const menu = page.getByRole('dialog', { name: frame.menu });
  const opener = page.getByRole('button', { name: frame.openMenu });
  await opener.click();
  await expect(menu).toBeVisible();
  await leaveFor(page, '/cookie-policy');
  await goBack(page);
  await expect(page).toHaveURL('/privacy');
  // A browser without the cache loads the page again, with its menu closed.
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('link', { name: plainLink.label, exact: true }).click();
  await expect(page).toHaveURL(plainLink.href);
});

for (const where of ['this tab', 'another tab'])
  test(
    `Back shows no dashboard to a visitor who signed out in ${where}`,
    { tag: '@expects-errors' },
    async ({ page, context }) => {
      const account = await createAccount();
      await signIn(page, account, routes.dashboard);
      await expect(page.getByText(account.email).first()).toBeVisible();
      await page.goto('/cookie-policy');
      const tab = where === 'this tab' ? page : await context.newPage();
      await tab.goto(`${routes.dashboard}?sort=name`);
      await tab.getByRole('button', { name: dashboardMessages.signOut }).click();
      await expect(tab).toHaveURL(routes.auth);
      await page.bringToFront();
      await goBack(page);
      if (where === 'this tab') {
        await expect(page).toHaveURL('/cookie-policy');
        await goBack(page);
      }
      await expect(page).toHaveURL(/\/auth/);
      await expect(page.getByRole('heading', { name: authPages.signIn.title(site.name) })).toBeVisible();
      await expect(page.getByText(account.email)).toHaveCount(0);
    },
  );

test('A typed text is there again after a reload', async ({ page }) => {
  const values = buildRequest(createName());
  await page.goto('/privacy');
  await hydrate(page);
  await fillDialog(page, { ...values, purpose: 'Crews and depots\nwhen a line closes.' });
  await page.reload();
  await hydrate(page);
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel(demoFieldMessages.name.label)).toHaveValue(values.name);
  await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue(
    'Crews and depots\nwhen a line closes.',
  );
  await expect(dialog.getByText(demoFormMessages.kept)).toBeVisible();
});
