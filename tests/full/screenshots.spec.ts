import { type Page, test } from '@playwright/test';
import { actions } from '../../content/words/actions.ts';
import { frame } from '../../content/words/frame.ts';
import { searchButton } from '../../content/words/search.ts';
import { createAccount, fillDialog, freshName, openDialog, request, signIn } from '../e2e/support.ts';
import { templatesAt } from '../support/templates.ts';

// `npm run screenshots` takes pictures for people to look at, in test-results/screenshots; it judges nothing.
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
  await page.getByRole('combobox').fill('checkpoint');
};
const send: Steps = async (page) => {
  const dialog = await fillDialog(page, request(freshName()));
  await dialog.getByRole('button', { name: actions.requestDemo }).click();
};

const nothing: Steps = () => Promise.resolve();

/** The states of pages: path, and steps that lead there. The dashboard is seen after signing in. */
const states: [name: string, path: string, steps: Steps][] = [
  ['menu', '/', openMenu],
  ['search', '/', search],
  ['dialog-empty', '/', (page) => openDialog(page)],
  ['dialog-errors', '/', (page) => fillDialog(page, { ...request('A'), email: 'amara@', phone: '41' })],
  ['dialog-sent', '/?signed-in', send],
  ['not-found', '/no-such-page', nothing],
  ['auth', '/auth', nothing],
  ['dashboard', DASHBOARD, nothing],
  ['dashboard-panel', DASHBOARD, (page) => page.getByRole('table').getByRole('button').first().click()],
  ['dashboard-empty', `${DASHBOARD}?q=zeppelin`, nothing],
];

for (const width of [390, 1440]) {
  const viewport = { width, height: 900 };

  test(`Every template is pictured at ${width} pixels`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(viewport);
    for (const [name, path] of Object.entries(await templatesAt(baseURL ?? ''))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await takePictures(page, name, width, true);
    }
  });

  for (const [name, path, steps] of states)
    test(`The state ${name} is pictured at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      if (/signed-in|dashboard/.test(path)) await signIn(page, await createAccount(), path);
      else await page.goto(path);
      await steps(page, width);
      await page.waitForLoadState('networkidle');
      await takePictures(page, name, width, false);
    });
}
