import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { event } from '../../content/event';
import {
  createAccount,
  dashboard,
  expect,
  fillDialog,
  freshName,
  openDialog,
  request,
  sent,
  signIn,
  storedRequests,
  test,
} from './support';

const claim = 'Redefining Possibilities';

test.describe('FT-22: what the browser cannot load', { tag: '@expects-errors' }, () => {
  for (const kind of ['image', 'font', 'stylesheet', 'script'] as const) {
    test(`FT-22: without any ${kind} the page is read and used`, async ({ page }) => {
      await page.route('**', (route) =>
        route.request().resourceType() === kind ? route.abort() : route.continue(),
      );
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(claim);
      const header = page.getByRole('banner');
      if (kind !== 'stylesheet') {
        await header.getByRole('button', { name: 'Products' }).click();
        await expect(header.getByRole('link', { name: /IntelliVision/ })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await page.locator('details[name="faq"] > summary').first().click();
      await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
      if (kind !== 'script') {
        const dialog = await openDialog(page);
        await dialog.getByLabel('Full Name').fill('Amara Nwosu');
        await expect(dialog.getByLabel('Full Name')).toHaveValue('Amara Nwosu');
      }
    });
  }
});

test.describe('FT-23: a browser that keeps nothing', () => {
  test('FT-23: without storage pages and form work', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    const dialog = await fillDialog(page, values);
    await dialog.getByRole('button', { name: 'Request Demo' }).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  });

  test('FT-23: with storage that is full pages and form work', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    const dialog = await fillDialog(page, values);
    await page.keyboard.press('Escape');
    await openDialog(page);
    await expect(dialog.getByLabel('Purpose')).toHaveValue(values.purpose);
    await dialog.getByRole('button', { name: 'Request Demo' }).click();
    await expect(page.getByText(sent)).toBeVisible();
  });
});

/** A browser whose owner has forbidden every cookie, and with them all storage: a setting of the whole profile. */
const cookieless = test.extend({
  context: async ({ playwright, launchOptions, baseURL, viewport }, provide, info) => {
    const profile = info.outputPath('profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    const forbidden = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(forbidden));
    const options = { ...launchOptions, ...(baseURL && { baseURL }), viewport };
    const context = await playwright.chromium.launchPersistentContext(profile, options);
    await provide(context);
    await context.close();
  },
});

cookieless(
  'FT-23: without cookies the site is read, and sign-in says why it did not last',
  async ({ page }) => {
    const account = await createAccount();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claim);
    await page.goto(`/auth?next=${encodeURIComponent(dashboard)}`);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await expect(toasts.getByText(/does not keep our cookies/)).toBeVisible();
    await expect(toasts.getByText('Successfully signed in!')).toHaveCount(0);
    await expect(page).toHaveURL(/\/auth\?next=/);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test(
  'FT-24: where the video host is blocked the plain link remains',
  { tag: '@expects-errors' },
  async ({ page }) => {
    await page.route(/youtube/, (route) => route.abort('blockedbyclient'));
    await page.goto(`/${event.slug}`);
    await page.getByRole('button', { name: event.video.play }).click();
    await expect(page.getByTitle(event.video.caption)).toBeAttached();
    const link = page.getByRole('link', { name: event.video.link });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
  },
);

test(
  'FT-25: a page from before a new build offers to reload, and the draft is still there',
  {
    tag: '@expects-errors',
  },
  async ({ page }) => {
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    let dialog = await fillDialog(page, values);
    await page.route('/', (route) => {
      const headers = route.request().headers();
      if (route.request().method() === 'POST') headers['next-action'] = '7f'.repeat(21);
      return route.continue({ headers });
    });
    await dialog.getByRole('button', { name: 'Request Demo' }).click();
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(
      toast.getByText('This page is out of date. Reload it; your answers are kept.'),
    ).toBeVisible();
    await page.unroute('/');
    await Promise.all([page.waitForEvent('load'), toast.getByRole('button', { name: 'Reload' }).click()]);
    dialog = await openDialog(page);
    await expect(dialog.getByLabel('Purpose')).toHaveValue(values.purpose);
    await dialog.getByRole('button', { name: 'Request Demo' }).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  },
);
