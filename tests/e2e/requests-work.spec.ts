import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LIST_COUNT } from '@/components/dashboard/list-count';
import { authForms } from '@/content/words/auth';
import {
  requestEventWords,
  requestHistoryWords,
  requestPanelWords,
  requestProgressWords,
  requestStatusWords,
  requestWorkWords as words,
  sessionOverWords,
} from '@/content/words/dashboard';
import {
  type Account,
  backend,
  createAccount,
  expect,
  freshName,
  request,
  signIn,
  test,
  violations,
} from './support';

const dashboard = '/dashboard-list-form-data';
const { status: statuses, reason: reasons } = requestStatusWords;

/** A request that somebody sent, past the site. */
async function sentRequest(account: Account, name = freshName()) {
  const client = backend();
  await client.auth.signInWithPassword(account);
  const row = { ...request(name), phone: '447700900142', id: randomUUID() };
  expect((await client.from('demo_requests').insert(row)).error).toBeNull();
  return row;
}

/** Opens the panel of a request as a link in a mail does. */
async function open(page: Page, row: { id: string; name: string }, query = '') {
  await page.goto(`${dashboard}?request=${row.id}${query}`);
  const panel = page.getByRole('dialog', { name: row.name });
  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  return panel;
}

test('from request to answer: taken, noted, contacted, closed by mistake and taken back', async ({
  page,
}) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const panel = await open(page, row);
  const said = panel.getByRole('status');
  const steps = panel.getByRole('listitem');
  await expect(steps.filter({ hasText: requestProgressWords.next })).toBeVisible();

  await panel.getByRole('button', { name: words.take }).click();
  await expect(said).toHaveText(requestEventWords.saved);
  await expect(panel.getByText(words.owner(words.you))).toBeVisible();
  const note = panel.getByLabel(words.note);
  await note.fill('Called.\n<b>Thursday</b> suits them.');
  await note.press('Control+Enter');
  await expect(steps.filter({ hasText: '<b>Thursday</b> suits them.' })).toContainText(account.email);
  await expect(note).toHaveValue('');
  await panel.getByRole('button', { name: statuses.contacted }).click();
  await expect(steps.filter({ hasText: statuses.contacted })).toBeVisible();
  await expect(steps.filter({ hasText: requestProgressWords.next })).toHaveCount(0);

  await panel.getByLabel(words.closeBecause).selectOption(reasons.spam);
  await panel.getByRole('button', { name: words.close, exact: true }).last().click();
  await expect(steps.filter({ hasText: requestHistoryWords.closed(reasons.spam) })).toBeVisible();
  await panel.getByRole('button', { name: words.undo }).click();
  await expect(said).toHaveText(requestEventWords.undone);
  await expect(steps.last()).toContainText(requestHistoryWords.undone(statuses.contacted));
  await expect(panel.getByRole('button', { name: words.undo })).toHaveCount(0);
  await expect(said).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: row.name }).getByText(statuses.contacted)).toBeVisible();
  const filter = page.getByRole('navigation', { name: requestStatusWords.filter });
  await filter.getByRole('link', { name: statuses.contacted }).click();
  await expect(page).toHaveURL(/[?&]status=contacted/);
  await expect(page.getByRole('row', { name: row.name })).toBeVisible();
  await filter.getByRole('link', { name: statuses.closed }).click();
  await expect(page).toHaveURL(/[?&]status=closed/);
  await expect(page.getByRole('row', { name: row.name })).toHaveCount(0);
});

test('FT-35: two people at once: the second is told, sees what the first did, and loses nothing', async ({
  page,
  browser,
}) => {
  const [ada, bob] = [await createAccount(), await createAccount()];
  const row = await sentRequest(ada);
  await signIn(page, ada);
  const panel = await open(page, row);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, bob);
  const otherPanel = await open(other, row);
  await otherPanel.getByRole('button', { name: statuses.scheduled }).click();
  await expect(otherPanel.getByRole('status')).toHaveText(requestEventWords.saved);

  const note = panel.getByLabel(words.note);
  await note.fill('They want Thursday.');
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(panel.getByRole('status')).toHaveText(requestEventWords.overtaken);
  await expect(panel.getByRole('listitem').filter({ hasText: statuses.scheduled })).toContainText(bob.email);
  await expect(note).toHaveValue('They want Thursday.');
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(panel.getByRole('listitem').last()).toContainText('They want Thursday.');
  await other.context().close();
});

test('who signs in again after the session ended is back at the request, and at the note', async ({
  page,
}) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const panel = await open(page, row);
  const note = panel.getByLabel(words.note);
  await note.fill('Called.');
  await page.context().clearCookies({ name: /^session/ });
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\?/);
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await expect(note).toHaveValue('Called.');
  await panel.getByRole('button', { name: words.addNote }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called.' })).toContainText(account.email);
});

test('a panel stays open, with what is typed in it, when its request leaves the list', async ({ page }) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  await page.goto(`${dashboard}?status=new&q=${encodeURIComponent(row.name)}`);
  await page.getByRole('button', { name: row.name }).click();
  const panel = page.getByRole('dialog', { name: row.name });
  const note = panel.getByLabel(words.note);
  await note.fill('Called.');
  await panel.getByRole('button', { name: statuses.contacted }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: statuses.contacted })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(note).toHaveValue('Called.');
  expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.locator(`#${LIST_COUNT}`)).toBeFocused();
  await expect(page).not.toHaveURL(/request=/);
});

test('without scripts the panel does the same, and the arrows lead from request to request', async ({
  page,
  browser,
}) => {
  const account = await createAccount();
  const both = freshName();
  const [older, newer] = [
    await sentRequest(account, `${both} first`),
    await sentRequest(account, `${both} second`),
  ];
  // Requests of others do not come between them.
  const query = `&q=${encodeURIComponent(both)}`;
  await signIn(page, account);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const silent = await plain.newPage();
  await silent.goto(`${dashboard}?request=${newer.id}${query}`);
  const panel = silent.getByRole('dialog', { name: newer.name });
  await panel.getByRole('button', { name: statuses.contacted }).click();
  await expect(panel.getByText(requestEventWords.saved)).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: statuses.contacted })).toBeVisible();
  await panel.getByRole('link', { name: requestPanelWords.next }).click();
  const beside = silent.getByRole('dialog', { name: older.name });
  await expect(beside).toBeVisible();

  const other = await page.context().newPage();
  const otherPanel = await open(other, older);
  await otherPanel.getByRole('button', { name: words.take }).click();
  await expect(otherPanel.getByRole('status')).toHaveText(requestEventWords.saved);
  await other.close();
  await beside.getByLabel(words.note).fill('They want Thursday.');
  await beside.getByRole('button', { name: words.addNote }).click();
  await expect(beside.getByText(requestEventWords.overtaken)).toBeVisible();
  await expect(beside.getByLabel(words.note)).toHaveValue('They want Thursday.');

  await plain.clearCookies({ name: /^session/ });
  await beside.getByLabel(words.note).fill('Nobody is signed in.');
  await beside.getByRole('button', { name: words.addNote }).click();
  await expect(silent.getByRole('heading', { name: sessionOverWords.title })).toBeVisible();
  await expect(silent.getByLabel(sessionOverWords.typed)).toHaveValue('Nobody is signed in.');
  // The other one is the header's.
  await silent.getByRole('link', { name: sessionOverWords.signIn }).last().click();
  await expect(silent).toHaveURL(new RegExp(`next=.*${older.id}`));
  await plain.addCookies(await page.context().cookies());

  // A panel that a press opened, not the address, leads to its forms.
  await silent.goto(`${dashboard}?${query}`);
  await silent.getByRole('button', { name: newer.name }).click();
  await panel.getByRole('link', { name: words.open }).click();
  await expect(panel.getByRole('button', { name: statuses.scheduled })).toBeVisible();
  await plain.close();

  await open(page, newer, query);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: older.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`request=${older.id}`));
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: newer.name })).toBeVisible();
});
