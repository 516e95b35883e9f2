import type { Page } from '@playwright/test';
import { requestMail } from '@/content/messages/mails';
import { demoFieldMessages } from '@/content/messages/demo';
import { demoSending } from '@/content/messages/demo-form';
import type { Entry } from '@/content/navigation.schema';
import { footerLinks } from '../support/sample-records';
import {
  dashboard,
  getDemoForm,
  expect,
  fillDialog,
  createName,
  get,
  hydrate,
  getToasts,
  readNotificationStatus,
  openDialog,
  saveFailed,
  sendDemoRequest,
  sent,
  readRequests,
  getSubmitButton,
  findTeamMails,
  test,
  backendPaths,
} from './support';

/** Holds the responses of actions back until the returned function is called. */
async function holdResponses(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch({ timeout: 0 });
    await promise;
    // A page that was left takes no response.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return async () => {
    resolve(undefined);
    await page.unroute('**');
  };
}

test('FT-03: A database response other than success saves nothing and notifies nobody', async ({
  account,
  cookie,
  faults,
}) => {
  const changes = { name: createName(), draftId: crypto.randomUUID().replaceAll('-', '') };
  const headers = { 'content-type': 'text/html' };
  const body = '<!doctype html><title>Bad gateway</title>';
  for (const response of [
    ...[500, 502, 503, 504, 429].map((status) => ({ status })),
    { status: 502, body, headers },
    { status: 200, body, headers },
    { status: 404, body: '' },
    { status: 500, body: '' },
    { status: 200, body: [] },
    { status: 200, body: '{"id":' },
    { status: 201, body: '{"id":' },
    { status: 0 },
  ]) {
    const what = JSON.stringify(response);
    await faults.inject({ path: backendPaths.mailFunction });
    await faults.inject({ path: backendPaths.requests, ...response });
    expect(await sendDemoRequest(cookie, changes), what).toBe('not-saved');
    const [notified, saved] = await faults.end();
    expect(saved?.hits.length, what).toBeGreaterThan(0);
    expect(notified?.hits, what).toEqual([]);
  }
  expect(await readRequests(account, changes.name)).toHaveLength(0);
  expect(await sendDemoRequest(cookie, changes)).toBe('sent');
  expect(await readRequests(account, changes.name)).toHaveLength(1);
});

test('FT-05: A request is saved when the team cannot be notified, and its notification waits', async ({
  account,
  cookie,
  faults,
}) => {
  for (const failure of [{ status: 401 }, { status: 429 }, { status: 500 }, { status: 0 }]) {
    const changes = { name: createName(), draftId: crypto.randomUUID().replaceAll('-', '') };
    await faults.inject({ path: backendPaths.mailFunction, ...failure });
    expect(await sendDemoRequest(cookie, changes), JSON.stringify(failure)).toBe('saved');
    expect(await readNotificationStatus(account, changes.name)).toBe('pending');
    expect(await findTeamMails(changes.name)).toHaveLength(0);
    await faults.end();
    expect(await readRequests(account, changes.name)).toHaveLength(1);
  }
});

test('FT-29: Names in any script arrive as typed in table, mail and dashboard', async ({
  account,
  cookie,
}) => {
  const name = `José Ñúñez 李雷 Ольга مريم ${createName()} `.padEnd(120, 'Ж');
  expect(await sendDemoRequest(cookie, { name })).toBe('sent');
  expect(await readRequests(account, name)).toHaveLength(1);
  const [mail] = await findTeamMails(name);
  expect(mail?.Subject).toBe(requestMail.subject(name));
  expect(mail?.Text).toMatch(
    new RegExp(`^${RegExp.escape(demoFieldMessages.name.column)}: +${RegExp.escape(name)}$`, 'm'),
  );
  const list = await get(`${dashboard}?q=${encodeURIComponent(name)}`, { Cookie: cookie });
  expect(await list.text()).toContain(name);
});

test('FT-10: Enter with a click, and two tabs with one draft, make one request', async ({
  account,
  values,
  home,
  faults,
}) => {
  await faults.inject({ path: backendPaths.requests, delay: 500 });
  await fillDialog(home, values);
  // A copied tab has the same draft.
  const [copy] = await Promise.all([home.waitForEvent('popup'), home.evaluate(() => void window.open('/'))]);
  await copy.waitForLoadState();
  await openDialog(copy);
  await expect(copy.getByRole('textbox', { name: demoFieldMessages.purpose.label })).toHaveValue(
    values.purpose,
  );

  const pressTwice = (tab: Page) =>
    getSubmitButton(tab).evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      setTimeout(() => button.click());
    });
  // A toast leaves after some seconds, which the other tab may need.
  const expectOneToast = async (tab: Page) => {
    await expect(getToasts(tab).getByText(sent)).toHaveCount(1);
    await expect(getToasts(tab).getByRole('listitem')).toHaveCount(1);
  };
  await Promise.all([home, copy].map(pressTwice));
  await Promise.all([home, copy].map(expectOneToast));
  expect(await readRequests(account, values.name)).toHaveLength(1);
  expect(await findTeamMails(values.name)).toHaveLength(1);
  const writes = (await faults.end()).flatMap(({ hits }) => hits);
  expect(writes.length).toBeLessThanOrEqual(3);
});

test('FT-10: A visitor who leaves while sending and sends again makes one row', async ({
  account,
  values,
  home,
}) => {
  const release = await holdResponses(home);
  await fillDialog(home, values);
  await getSubmitButton(home).click();
  await expect.poll(() => readRequests(account, values.name)).toHaveLength(1);
  await home.goto('/privacy');
  await release();
  await home.goBack();
  const dialog = getDemoForm(home);
  await hydrate(home);
  // A page from the back-forward cache still shows it.
  if (!(await dialog.isVisible())) await openDialog(home);
  await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue(values.purpose);
  await getSubmitButton(home).click();
  await expect(getToasts(home).getByText(sent)).toBeVisible();
  expect(await readRequests(account, values.name)).toHaveLength(1);
  await expect.poll(() => findTeamMails(values.name)).toHaveLength(1);
});

test('FT-11: A visitor reads the result on any page, and only success deletes the draft', async ({
  account,
  values,
  home,
  faults,
}) => {
  const leaveWhileSending = async ({ label = '', href = '' }: Partial<Entry> = {}) => {
    const release = await holdResponses(home);
    await getSubmitButton(home).click();
    await expect(home.getByRole('button', { name: demoSending.busy })).toBeVisible();
    await home.keyboard.press('Escape');
    await home.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    // The router waits for the response.
    await release();
    await expect(home).toHaveURL(href);
  };
  await faults.inject({ path: backendPaths.requests, status: 500 });
  await fillDialog(home, values);
  await leaveWhileSending(footerLinks.at(0));
  await expect(getToasts(home).getByText(saveFailed)).toBeVisible();
  await faults.end();
  let dialog = await openDialog(home);
  await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue(values.purpose);

  await leaveWhileSending(footerLinks.at(1));
  await expect(getToasts(home).getByText(sent)).toBeVisible();
  dialog = await openDialog(home);
  await expect(dialog.getByLabel(demoFieldMessages.purpose.label)).toHaveValue('');
  expect(await readRequests(account, values.name)).toHaveLength(1);
});
