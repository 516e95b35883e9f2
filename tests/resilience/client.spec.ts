import type { Locator, Page } from '@playwright/test';
import { actions, outdated, searchButton, unloaded } from '@/content/messages/layout';
import { authForms, authPages } from '@/content/messages/auth';
import { demoFieldMessages } from '@/content/messages/demo';
import { networkFailure } from '@/content/messages/errors';
import { searchMessages } from '@/content/messages/search';
import { site } from '@/content/site';
import { claim } from '../support/sample-records';
import {
  dashboard,
  expect,
  fillDialog,
  fillWithoutScripts,
  forgetActions,
  getDemoButton,
  getDemoForm,
  hydrate,
  openDialog,
  sent,
  readRequests,
  getSubmitButton,
  test,
} from './support';

test(
  'FT-22: A visitor reads and uses the page without any stylesheet',
  { tag: ['@expects-errors', '@without-styles'] },
  async ({ page }) => {
    await page.route('**', (route) =>
      route.request().resourceType() === 'stylesheet' ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claim);
    const dialog = await openDialog(page);
    await dialog.getByLabel(demoFieldMessages.name.label).fill('Amara Nwosu');
    await expect(dialog.getByLabel(demoFieldMessages.name.label)).toHaveValue('Amara Nwosu');
  },
);

for (const { why, isGone } of [
  { why: 'cannot be loaded', isGone: false },
  { why: 'is gone after a deployment', isGone: true },
])
  test(
    `FT-22: A form whose part ${why} says so, keeps what was typed, and is sent afterwards`,
    { tag: '@expects-errors' },
    async ({ home: page, values }) => {
      const lists = await page.locator('[data-ahead]').first().getAttribute('data-ahead');
      for (const file of (lists ?? '').split(' '))
        await page.route(`**${file}`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.abort()));
      if (!isGone) await page.route('/', (route) => route.abort());
      const dialog = await fillWithoutScripts(page, values);
      await getSubmitButton(page).click();
      await expect(dialog.getByRole('alert')).toContainText(isGone ? outdated : networkFailure);
      await page.unrouteAll();
      if (isGone) await dialog.getByRole('button', { name: actions.reload }).click();
      else await getSubmitButton(page).click();
      if (isGone) await getSubmitButton(page).click();
      await expect(page.getByText(sent)).toBeVisible();
    },
  );

test('FT-23: Pages and the form work without browser storage', async ({ page, member, values }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await fillDialog(page, values);
  await getSubmitButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await readRequests(member, values.name)).toHaveLength(1);
});

const reload = (page: Page, part: Locator) =>
  Promise.all([page.waitForEvent('load'), part.getByRole('button', { name: actions.reload }).click()]);

test(
  'FT-25: A visitor with the form of an old build reads so, and finds it filled in after a reload',
  { tag: '@expects-errors' },
  async ({ account, values, home }) => {
    const dialog = await fillDialog(home, values);
    const remember = await forgetActions(home);
    await getSubmitButton(home).click();
    await expect(dialog.getByRole('alert')).toContainText(outdated);
    await expect(dialog.getByRole('button', { name: actions.reload })).toBeFocused();
    await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue(values.purpose);
    await remember();
    await reload(home, dialog);
    await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue(values.purpose);
    await hydrate(home);
    await getSubmitButton(home).click();
    await expect(home.getByText(sent)).toBeVisible();
    expect(await readRequests(account, values.name)).toHaveLength(1);
  },
);

test(
  'FT-25: A visitor at the sign-in of an old build reads so, and a reload keeps the tab',
  { tag: '@expects-errors' },
  async ({ page, account }) => {
    await page.goto(`/auth?next=${encodeURIComponent(dashboard)}`);
    const tab = page.getByRole('link', { name: authForms.signUp.label });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const form = page.getByRole('region', { name: authPages.signIn.title(site.name) });
    const email = form.getByRole('textbox', { name: authForms.email.label, exact: true });
    await email.fill(account.email);
    await form.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    const remember = await forgetActions(page);
    await form.getByRole('button', { name: authForms.signUp.label }).click();
    await expect(form.getByRole('alert')).toContainText(outdated);
    await expect(email).toHaveValue(account.email);
    await remember();
    await reload(page, form);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(email).toHaveValue(account.email);
  },
);

const openSearch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: searchButton.label }).click();

test(
  'FT-25: A visitor of a page whose scripts are gone reads so, and a reload keeps the typed text',
  { tag: '@expects-errors' },
  async ({ page, values }) => {
    const scripts = /\.js$/;
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await getDemoButton(page.getByRole('banner')).click();
    await fillDialog(page, values, getDemoForm(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toBeHidden();
    await openSearch(page);
    const note = page.getByRole('alert').filter({ hasText: unloaded.gone });
    await expect(note).toBeInViewport();
    await reload(page, note);
    // Before, the press itself would load them, and the note would leave from under it.
    await page.unroute(scripts);
    await expect(note).toBeHidden();
    const dialog = await openDialog(page);
    for (const name of ['name', 'purpose'] as const)
      await expect(dialog.getByLabel(demoFieldMessages[name].label)).toHaveValue(values[name]);
  },
);

test(
  'A visitor whose connection breaks before the scripts come reads so, and the next press works',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const scripts = /\.js$/;
    await page.route(scripts, (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await openSearch(page);
    const note = page.getByRole('alert').filter({ hasText: unloaded.unreachable });
    await expect(note).toBeInViewport();
    await page.unroute(scripts);
    await openSearch(page);
    await expect(page.getByRole('dialog', { name: searchMessages.title })).toBeVisible();
    await expect(note).toBeHidden();
  },
);
