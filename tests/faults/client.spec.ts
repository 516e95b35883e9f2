import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { dashboardWords } from '@/content/words/dashboard';
import { demoFieldWords } from '@/content/words/demo-form';
import { demoSending } from '@/content/words/demo-outcomes';
import { outdated } from '@/content/words/outdated';
import { sessionMessages } from '@/content/words/session';
import { questions } from '@/content/questions';
import { findWindowedBrowser } from '../support/browser';
import { beginning, claim, eventPath, film, menu, menuLink } from '../support/chosen';
import {
  createAccount,
  dashboard,
  expect,
  fillDialog,
  forgetActions,
  freshName,
  openDialog,
  request,
  secondsLeft,
  sent,
  sessionCookies,
  sessionOf,
  signIn,
  storedRequests,
  test,
  toastRegion,
} from './support';

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
        await header.getByRole('button', { name: menu.label }).click();
        await expect(header.getByRole('link', { name: beginning(menuLink.label) })).toBeVisible();
        await page.keyboard.press('Escape');
      }
      if (questions.length > 0) {
        await page.locator('details[name="faq"] > summary').first().click();
        await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
      }
      if (kind !== 'script') {
        const dialog = await openDialog(page);
        await dialog.getByLabel(demoFieldWords.name.label).fill('Amara Nwosu');
        await expect(dialog.getByLabel(demoFieldWords.name.label)).toHaveValue('Amara Nwosu');
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
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
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
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
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
    const executablePath = findWindowedBrowser();
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      ...(baseURL && { baseURL }),
      viewport,
    });
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
    await page.getByRole('textbox', { name: authForms.email.label, exact: true }).fill(account.email);
    await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
    const toasts = page.getByRole('region', { name: toastRegion });
    await expect(toasts.getByText(authMessages.cookiesOff)).toBeVisible();
    await expect(toasts.getByText(sessionMessages.signedIn)).toHaveCount(0);
    await expect(page).toHaveURL(/\/auth\?next=/);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test(
  'FT-24: where the video host is blocked the plain link remains',
  { tag: '@expects-errors' },
  async ({ page }) => {
    test.skip(!film.id, 'There is no film.');
    await page.route(/youtube/, (route) => route.abort('blockedbyclient'));
    await page.goto(eventPath ?? '');
    await page.getByRole('button', { name: film.play }).click();
    await expect(page.getByTitle(film.caption)).toBeAttached();
    const link = page.getByRole('link', { name: film.link });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
  },
);

test.describe('FT-25: a page from before a new build', { tag: '@expects-errors' }, () => {
  const reload = (page: Page, part: Locator) =>
    Promise.all([page.waitForEvent('load'), part.getByRole('button', { name: actions.reload }).click()]);

  test('FT-25: the form says so, and is there again after a reload, filled in', async ({ page }) => {
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    const dialog = await fillDialog(page, values);
    const remember = await forgetActions(page);
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
    await expect(dialog.getByRole('alert')).toContainText(demoSending.outdated);
    await expect(dialog.getByRole('button', { name: actions.reload })).toBeFocused();
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    await remember();
    await reload(page, dialog);
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  });

  test('FT-25: who closed the form is notified by a toast', async ({ page }) => {
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    const dialog = await fillDialog(page, values);
    let answer = () => {};
    const asked = new Promise<void>((ask) => (answer = ask));
    await page.route('**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await asked;
      return route.continue({ headers: { ...route.request().headers(), 'next-action': '7f'.repeat(21) } });
    });
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
    await dialog.getByRole('button', { name: actions.close }).click();
    await expect(dialog).toBeHidden();
    answer();
    const toasts = page.getByRole('region', { name: toastRegion });
    await expect(toasts.getByText(demoSending.outdated)).toBeVisible();
    await reload(page, toasts);
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
  });

  test('FT-25: sign-in says so, and keeps the address and the tab over a reload', async ({ page }) => {
    const account = await createAccount();
    await page.goto(`/auth?next=${encodeURIComponent(dashboard)}`);
    await page.getByRole('tab', { name: authForms.signUp.label }).click();
    const panel = page.getByRole('tabpanel');
    const email = panel.getByRole('textbox', { name: authForms.email.label, exact: true });
    await email.fill(account.email);
    await panel.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    const remember = await forgetActions(page);
    await panel.getByRole('button', { name: authForms.signUp.label }).click();
    await expect(panel.getByRole('alert')).toContainText(outdated);
    await expect(email).toHaveValue(account.email);
    await remember();
    await reload(page, panel);
    await expect(page.getByRole('tab', { name: authForms.signUp.label })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(email).toHaveValue(account.email);
    await page.getByRole('tab', { name: authForms.signIn.label }).click();
    await panel.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await panel.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
    await expect(page).toHaveURL(dashboard);
  });

  test('FT-25: a session that a call has to refresh makes no page load of it', async ({ page, context }) => {
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    const dialog = await fillDialog(page, values);
    const session = await sessionOf(account);
    const url = new URL('/', page.url()).href;
    await context.addCookies(sessionCookies(secondsLeft(session, -10)).map((cookie) => ({ ...cookie, url })));
    const before = await context.cookies();
    const called = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
    await expect(page.getByText(sent)).toBeVisible();
    // With it the page's data comes along, and a page of another build is loaded anew.
    expect((await called).headers()).not.toHaveProperty('x-action-revalidated');
    const now = await context.cookies();
    expect(now.map(({ name }) => name).toSorted()).toEqual(before.map(({ name }) => name).toSorted());
    expect(now).not.toEqual(before);
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  });

  test('FT-25: the dashboard says so beside the way out', async ({ page }) => {
    await signIn(page, await createAccount(), dashboard);
    const out = page.getByRole('button', { name: dashboardWords.signOut });
    const remember = await forgetActions(page);
    await out.click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(outdated);
    await expect(page.getByRole('heading', { level: 1, name: dashboardWords.title })).toBeVisible();
    await remember();
    await reload(page, main);
    await out.click();
    await expect(page).toHaveURL('/auth');
  });
});
