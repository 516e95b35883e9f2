import type { Page } from '@playwright/test';
import { requestMail } from '@/content/words/mail';
import { actions } from '@/content/words/actions';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { demoSending } from '@/content/words/demo-outcomes';
import { networkFailure } from '@/content/words/network';
import { toasts } from '@/content/words/toasts';
import type { Entry } from '@/lib/content/navigation';
import { footerLinks } from '../support/chosen';
import {
  createAccount,
  dashboard,
  endFaults,
  expect,
  fillDialog,
  hydrate,
  freshName,
  injectFault,
  teamMails,
  openDialog,
  request,
  savedOnly,
  saveFailed,
  sent,
  signIn,
  storedRequests,
  test,
  toastRegion,
} from './support';

const table = '/rest/v1/demo_requests';
const submitButton = (page: Page) =>
  page.getByRole('dialog', { name: demoDialog.title }).getByRole('button', { name: actions.requestDemo });
const notices = (page: Page) => page.getByRole('region', { name: toastRegion });

async function dismissToasts(page: Page) {
  const buttons = notices(page).getByRole('button', { name: toasts.dismiss });
  await expect(buttons.first()).toBeVisible();
  await expect(async () => {
    for (const button of await buttons.all()) await button.click({ timeout: 1000 });
    await expect(buttons).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('FT-02: a backend that hangs is given up in time, and its late commit is the same row', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await signIn(page, account);
  await injectFault({ email: account.email, path: table, delay: 10_000 });
  await fillDialog(page, values);
  const began = Date.now();
  await submitButton(page).click();
  await expect(notices(page).getByText(saveFailed)).toBeVisible({ timeout: 15_000 });
  expect(Date.now() - began).toBeGreaterThan(7000);
  await endFaults(account.email);
  await expect.poll(() => storedRequests(account, values.name)).toHaveLength(1);

  await submitButton(page).click();
  await expect(notices(page).getByText(sent)).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
});

test('FT-03: whatever the database answers in place of "created" is not saved, and nobody is notified', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  const html = { 'content-type': 'text/html' };
  const page502 = '<!doctype html><title>Bad gateway</title>';
  const answers = [
    ...[500, 502, 503, 504, 429].map((status) => ({ status })),
    { status: 502, body: page502, headers: html },
    { status: 200, body: page502, headers: html },
    { status: 404, body: '' },
    { status: 500, body: '' },
    { status: 200, body: '{"id":' },
    { status: 201, body: '{"id":' },
    { status: 0 },
  ];
  await signIn(page, account);
  await fillDialog(page, values);
  for (const answer of answers) {
    await test.step(JSON.stringify(answer), async () => {
      await injectFault({ email: account.email, path: '/functions/' });
      await injectFault({ email: account.email, path: table, ...answer });
      await submitButton(page).click();
      await expect(notices(page).getByText(saveFailed)).toBeVisible();
      await dismissToasts(page);
      const met = Object.fromEntries((await endFaults(account.email)).map(({ path, hits }) => [path, hits]));
      expect(met[table]?.length).toBeGreaterThan(0);
      expect(met['/functions/']).toEqual([]);
    });
  }
  expect(await storedRequests(account, values.name)).toHaveLength(0);
  await submitButton(page).click();
  await expect(notices(page).getByText(sent)).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
});

test('FT-10: Enter and a click at once, and two tabs with one draft, are one request', async ({ page }) => {
  const account = await createAccount();
  const values = request(freshName());
  await signIn(page, account);
  await injectFault({ email: account.email, path: table, delay: 500 });
  await fillDialog(page, values);
  // A copied tab takes the draft along.
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/'))]);
  await openDialog(copy);
  await expect(copy.getByRole('textbox', { name: demoFieldWords.purpose.label })).toHaveValue(values.purpose);

  const pressTwice = async (tab: Page) => {
    // Before, the browser posts the form: posted.spec.ts.
    await expect(tab.locator('html')).toHaveAttribute('data-hydrated');
    await submitButton(tab).evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      setTimeout(() => button.click());
    });
  };
  await Promise.all([pressTwice(page), pressTwice(copy)]);
  // Both at once: what a tab says is gone after some seconds, which the other one may need.
  const isToldOnce = async (tab: Page) => {
    await expect(notices(tab).getByText(sent)).toHaveCount(1);
    await expect(notices(tab).getByRole('listitem')).toHaveCount(1);
  };
  await Promise.all([page, copy].map(isToldOnce));
  expect(await storedRequests(account, values.name)).toHaveLength(1);
  expect(await teamMails(values.name)).toHaveLength(1);
  const writes = (await endFaults(account.email)).flatMap(({ hits }) => hits);
  expect(writes.length).toBeLessThanOrEqual(3);
});

test('FT-10: a page left while sending, and the request sent again after coming back, are one row', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await signIn(page, account);
  await injectFault({ email: account.email, path: '/functions/', delay: 1500, times: 1 });
  await fillDialog(page, values);
  await submitButton(page).click();
  await expect.poll(() => storedRequests(account, values.name)).toHaveLength(1);
  await page.goto('/about');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: demoDialog.title });
  // A page that comes back from the browser's cache still shows it.
  if (!(await dialog.isVisible())) await openDialog(page);
  await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
  await submitButton(page).click();
  await expect(notices(page).getByText(sent)).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
  await expect.poll(() => teamMails(values.name)).toHaveLength(1);
});

test('FT-11: the result is announced on whatever page the visitor is, and only success forgets the draft', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await signIn(page, account);
  const leaveWhileSending = async ({ label = '', href = '' }: Partial<Entry> = {}) => {
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: demoSending.busy })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(href);
  };
  await injectFault({ email: account.email, path: table, status: 500, delay: 2000 });
  await fillDialog(page, values);
  await leaveWhileSending(footerLinks.at(0));
  await expect(notices(page).getByText(saveFailed)).toBeVisible();
  await endFaults(account.email);
  let dialog = await openDialog(page);
  await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);

  await injectFault({ email: account.email, path: table, delay: 2000 });
  await leaveWhileSending(footerLinks.at(1));
  await expect(notices(page).getByText(sent)).toBeVisible();
  await endFaults(account.email);
  dialog = await openDialog(page);
  await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue('');
  expect(await storedRequests(account, values.name)).toHaveLength(1);
});

test('FT-29: names in any script arrive as they were typed, in table, mail and dashboard', async ({
  page,
}) => {
  const account = await createAccount();
  const scripts = `José Ñúñez 李雷 Ольга مريم ${freshName()} `;
  const name = scripts.padEnd(120, 'Ж');
  await signIn(page, account);
  const dialog = await fillDialog(page, { ...request(name), name: '' });
  await dialog.getByLabel(demoFieldWords.name.label).pressSequentially(`🙂${name}`.slice(0, 40));
  await expect(dialog.getByLabel(demoFieldWords.name.label)).toHaveValue(name.slice(0, 38));
  await dialog.getByLabel(demoFieldWords.name.label).fill(name);
  await submitButton(page).click();
  await expect(notices(page).getByText(sent)).toBeVisible();
  expect(await storedRequests(account, name)).toHaveLength(1);
  const [mail] = await teamMails(name);
  expect(mail?.Subject).toBe(requestMail.subject(name));
  expect(mail?.Text).toMatch(
    new RegExp(`^${RegExp.escape(requestMail.name)}: +${RegExp.escape(name)}$`, 'm'),
  );
  await page.goto(dashboard);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test(
  'FT-32: on a slow line whose connection breaks once, one more try is one request',
  {
    tag: '@expects-errors',
  },
  async ({ page, context }) => {
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await fillDialog(page, values);
    // Before, the browser itself posts the form, and shows its own page about the connection.
    await hydrate(page);
    let broken = 0;
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        if (broken > 0 || route.request().method() !== 'POST') return route.continue();
        broken += 1;
        // The request arrives, its answer does not.
        await route.fetch();
        return route.abort('connectionreset');
      },
    );
    await submitButton(page).click();
    await expect.poll(() => broken, { timeout: 30_000 }).toBe(1);
    await expect(submitButton(page)).toBeEnabled({ timeout: 30_000 });
    const dialog = page.getByRole('dialog', { name: demoDialog.title });
    await expect(dialog.getByRole('alert').filter({ hasText: networkFailure })).toBeVisible();
    await expect(notices(page).getByText(savedOnly)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: demoFieldWords.purpose.label })).toHaveValue(
      values.purpose,
    );
    await submitButton(page).click();
    await expect(notices(page).getByText(sent)).toBeVisible({ timeout: 30_000 });
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  },
);
