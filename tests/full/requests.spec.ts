import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LIST_COUNT } from '@/components/dashboard/list-count';
import {
  dashboardWords,
  requestEventWords,
  requestPanelWords,
  requestProgressWords,
  requestStatusWords,
  requestWorkWords as words,
  sendAgainWords,
  sessionOverWords,
} from '@/content/words/dashboard';
import {
  dashboard,
  expect,
  injectFault,
  sendRequest,
  submitAccount,
  test,
  totalLine,
  violations,
} from '../e2e/support';

const { status: statuses } = requestStatusWords;
const panelOf = (page: Page, { name }: { name: string }) => page.getByRole('dialog', { name });

/** Opens the panel of a request as a link in a mail does. */
async function open(page: Page, row: { id: string; name: string }, query = '') {
  await page.goto(`${dashboard}?request=${row.id}${query}`);
  const panel = panelOf(page, row);
  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  return panel;
}

test('an address opens the panel of its request, and no other', async ({ page, member }) => {
  const row = await sendRequest(member);
  const panel = await open(page, row);
  await expect(panel.getByText(requestPanelWords.unknownOrigin)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: row.name })).toBeFocused();
  for (const id of [randomUUID(), `${row.id}'`, '']) {
    await page.goto(`${dashboard}?request=${encodeURIComponent(id)}`);
    await expect(page.getByText(totalLine).first()).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('back closes the panel of a request, and the address follows', async ({ page, member }) => {
  const row = await sendRequest(member);
  await page.goto(dashboard);
  await page.getByRole('button', { name: row.name }).click();
  await expect(panelOf(page, row)).toBeVisible();
  await expect(page).toHaveURL(/\?request=/);
  await page.goBack();
  await expect(panelOf(page, row)).toBeHidden();
  await expect(page).toHaveURL(dashboard);
  await page.goForward();
  await expect(panelOf(page, row)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(dashboard);
  await page.reload();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});

test('what is copied is on the clipboard; where that is refused the text is offered, selected', async ({
  page,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const row = await sendRequest(member);
  const panel = await open(page, row);
  await panel.getByRole('button', { name: requestPanelWords.copyEmail }).click();
  await expect(panel.getByRole('status')).toHaveText(requestPanelWords.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(row.email);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await panel.getByLabel(words.note).fill('Half a note');
  await panel.getByRole('button', { name: requestPanelWords.copyPhone }).click();
  await expect(panel.getByRole('status')).toContainText(requestPanelWords.copyRefused);
  await expect(panel.getByLabel(words.note)).toHaveValue('Half a note');
  const field = panel.getByRole('textbox', { name: requestPanelWords.copyField });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(row.phone);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(row.phone);
});

test('mails that failed for good are named above the list, and sending one again says what stops it', async ({
  page,
  member,
}) => {
  const row = await sendRequest(member);
  const state = { status: 'parked', attempts: 8, sent_at: null, last_error: 'mail service answered 500' };
  await injectFault({
    email: member.email,
    path: '/rest/v1/rpc/read_dashboard',
    status: 200,
    body: {
      rows: [{ created_at: '2026-03-04T05:06:07Z', ...row }],
      total: 1,
      preceding: 0,
      notifications: [{ ...state, request_id: row.id, next_attempt_at: new Date().toISOString() }],
      parked: [{ request_id: row.id, parked: 3 }],
    },
  });
  await page.goto(dashboard);
  await expect(page.getByText(dashboardWords.unsent(3))).toBeVisible();
  await page.getByRole('link', { name: dashboardWords.openUnsent(3) }).click();
  const panel = panelOf(page, row);
  await expect(panel.getByText(requestProgressWords.tries(8, 8, state.last_error))).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const again = panel.getByRole('button', { name: requestProgressWords.sendAgain });
  const fault = { email: member.email, path: '/rest/v1/rpc/release_demo_notification', times: 1 };
  await injectFault({ ...fault, status: 200, body: '"limited"' });
  await again.click();
  await expect(panel.getByRole('status')).toHaveText(sendAgainWords.limited);
  await injectFault({ ...fault, status: 503 });
  await again.click();
  await expect(panel.getByRole('status')).toHaveText(sendAgainWords.failed);
  await page.context().clearCookies({ name: /^session/ });
  await again.click();
  await expect(page).toHaveURL(/^[^?]*\/auth/);
});

test('who signs in again after the session ended is back at the request, and at the note', async ({
  page,
  member,
}) => {
  const panel = await open(page, await sendRequest(member));
  const note = panel.getByLabel(words.note);
  await note.fill('Called.');
  await page.context().clearCookies({ name: /^session/ });
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\?/);
  await submitAccount(page, member);
  await expect(note).toHaveValue('Called.');
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called.' })).toContainText(member.email);
});

test('a panel stays open, with what is typed in it, when its request leaves the list', async ({
  page,
  member,
}) => {
  const row = await sendRequest(member);
  await page.goto(`${dashboard}?status=new&q=${encodeURIComponent(row.name)}`);
  await page.getByRole('button', { name: row.name }).click();
  const panel = panelOf(page, row);
  const note = panel.getByLabel(words.note);
  await note.fill('Called.');
  await panel.getByRole('button', { name: statuses.contacted }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: statuses.contacted })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(note).toHaveValue('Called.');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.locator(`#${LIST_COUNT}`)).toBeFocused();
  await expect(page).not.toHaveURL(/request=/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel does the same, and no note is lost when the session has ended', async ({
    page,
    member,
  }) => {
    const row = await sendRequest(member);
    await page.goto(`${dashboard}?q=${encodeURIComponent(row.name)}`);
    await page.getByRole('button', { name: row.name }).click();
    const panel = panelOf(page, row);
    await panel.getByRole('link', { name: words.open }).click();
    await panel.getByRole('button', { name: statuses.contacted }).click();
    await expect(panel.getByText(requestEventWords.saved)).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: statuses.contacted })).toBeVisible();
    await page.context().clearCookies({ name: /^session/ });
    await panel.getByLabel(words.note).fill('Nobody is signed in.');
    await panel.getByRole('button', { name: words.addNote }).click();
    await expect(page.getByRole('heading', { name: sessionOverWords.title })).toBeVisible();
    await expect(page.getByLabel(sessionOverWords.typed)).toHaveValue('Nobody is signed in.');
    // The other one is the header's.
    await page.getByRole('link', { name: sessionOverWords.signIn }).last().click();
    await expect(page).toHaveURL(new RegExp(`next=.*${row.id}`));
  });
});
