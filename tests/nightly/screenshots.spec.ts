import { type Page, test } from '@playwright/test';
import { frame, searchButton } from '../../content/messages/layout.ts';
import * as e2e from '../e2e/support.ts';
import { readTemplates } from '../support/templates.ts';

// `npx playwright test --project=screenshots` takes pictures for review, and compares nothing.
const FOLDER = 'test-results/screenshots';
const DASHBOARD = '/dashboard-list-form-data';
type Steps = (page: Page, width: number) => Promise<unknown>;

async function takePictures(page: Page, name: string, width: number, fullPage: boolean): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage });
  }
}

const openMenu: Steps = async (page, width) => {
  const banner = page.getByRole('banner');
  if (width >= 1024) return banner.locator('[popovertarget]').first().click();
  return banner.getByRole('button', { name: frame.openMenu }).click();
};
const search: Steps = async (page) => {
  await page.getByRole('banner').getByRole('button', { name: searchButton.label, exact: true }).click();
  return page.getByRole('combobox').fill('checkpoint');
};
/** Opens the dialog with a button of the page, because on a phone the header's is in the menu. */
const openDialog = async (page: Page) => {
  await e2e.hydrate(page);
  await e2e.getDemoButton(page.getByRole('main')).first().click();
  return e2e.getDemoForm(page);
};
const fill = async (page: Page, changes = {}) =>
  e2e.fillDialog(page, { ...e2e.buildRequest(e2e.createName()), ...changes }, await openDialog(page));
const send: Steps = async (page) => e2e.getDemoButton(await fill(page)).click();
const nothing: Steps = () => Promise.resolve();
/** The states of pages, by path and steps. The dashboard comes after sign-in. */
const states: [name: string, path: string, steps: Steps][] = [
  ['menu', '/', openMenu],
  ['search', '/', search],
  ['dialog-empty', '/', openDialog],
  ['dialog-errors', '/', (page) => fill(page, { name: 'A', email: 'amara@', phone: '41' })],
  ['dialog-sent', '/?signed-in', send],
  ['auth', '/auth', nothing],
  ['dashboard', DASHBOARD, nothing],
  ['dashboard-panel', DASHBOARD, (page) => page.locator('tbody button').first().click()],
  ['dashboard-empty', `${DASHBOARD}?q=zeppelin`, nothing],
];

for (const width of [390, 1440]) {
  test(`Every template is pictured at ${width} pixels`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of Object.entries(await readTemplates(baseURL ?? ''))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await takePictures(page, name, width, true);
    }
  });

  for (const [name, path, steps] of states)
    test(`The state ${name} is pictured at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      if (/signed-in|dashboard/.test(path)) {
        const account = await e2e.createAccount();
        await e2e.sendRequest(account);
        await e2e.signIn(page, account, path);
      } else await page.goto(path);
      await steps(page, width);
      await page.waitForLoadState('networkidle');
      await takePictures(page, name, width, false);
    });
}
