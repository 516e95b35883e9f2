import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
  type Account,
  backend,
  createAccount,
  endFaults,
  expect,
  forgetActions,
  freshName,
  injectFault,
  request,
  signIn,
  test,
  violations,
} from './support';

const dashboard = '/dashboard-list-form-data';
type Row = Awaited<ReturnType<typeof sentRequest>>;

/** Answers the dashboard with one request, and what is said of it. */
const answerWith = (account: Account, row: Row, more: object, times?: number) =>
  injectFault({
    email: account.email,
    path: '/rest/v1/rpc/read_dashboard',
    status: 200,
    body: { rows: [{ created_at: '2026-03-04T05:06:07Z', ...row }], total: 1, preceding: 0, ...more },
    ...(times && { times }),
  });

/** A request that somebody sent, past the site. */
async function sentRequest(account: Account, changes: Record<string, string> = {}) {
  const client = backend();
  await client.auth.signInWithPassword(account);
  const row = { ...request(freshName()), phone: '447700900142', id: randomUUID(), ...changes };
  expect((await client.from('demo_requests').insert(row)).error).toBeNull();
  return row;
}

/** What is said of a notification that failed eight times. */
const parkedState = (row: Row, error: string | null) => ({
  request_id: row.id,
  status: 'parked',
  attempts: 8,
  next_attempt_at: new Date().toISOString(),
  sent_at: null,
  last_error: error,
});

/** Opens the dashboard and the panel of a request with the button in its row. */
async function openPanel(page: Page, name: string) {
  await page.goto(dashboard);
  await page.getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  return panel;
}

const fact = (panel: ReturnType<Page['getByRole']>, term: string) =>
  panel.locator('dt', { hasText: new RegExp(`^${term}$`) }).locator('+ dd');

test('the panel shows the whole request, links, and where it came from; Esc closes it', async ({ page }) => {
  const account = await createAccount();
  const row = await sentRequest(account, {
    utm_source: 'newsletter',
    utm_campaign: 'Spring launch',
    referrer_host: 'news.example',
    landing_path: '/products',
  });
  await signIn(page, account);
  const panel = await openPanel(page, row.name);
  await expect(panel.getByText(row.purpose)).toBeVisible();
  await expect(panel.getByRole('link', { name: row.email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(row.email)}`,
  );
  await expect(panel.getByRole('link', { name: row.phone })).toHaveAttribute('href', `tel:${row.phone}`);
  await expect(fact(panel, 'Site')).toHaveText('news.example');
  await expect(fact(panel, 'First page')).toHaveText('/products');
  await expect(fact(panel, 'Source')).toHaveText('newsletter');
  await expect(fact(panel, 'Campaign')).toHaveText('Spring launch');
  await expect(panel.getByText('Medium')).toHaveCount(0);
  await expect(panel.getByText('Request saved')).toBeVisible();
  await expect(panel.getByText('Next: a person replies')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await expect(page).toHaveURL(`${dashboard}?request=${row.id}`);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole('button', { name: row.name })).toBeFocused();
});

test('an address opens the panel of its request, and no other', async ({ page }) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  await page.goto(`${dashboard}?request=${row.id}`);
  const panel = page.getByRole('dialog', { name: row.name });
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect(panel.getByText('Not known.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: row.name })).toBeFocused();

  for (const id of [randomUUID(), 'x', `${row.id}'`, '']) {
    const response = await page.goto(`${dashboard}?request=${encodeURIComponent(id)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(/^Total requests: \d+$/).first()).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('without scripts the address shows the panel too', async ({ page, browser }) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const silent = await plain.newPage();
  await silent.goto(`${dashboard}?request=${row.id}`);
  const panel = silent.getByRole('dialog', { name: row.name });
  await expect(panel.getByText(row.purpose)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy', exact: true })).toBeHidden();
  await plain.close();
});

test('what is copied is on the clipboard, and is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const panel = await openPanel(page, row.name);
  const wanted = {
    'Copy email address': row.email,
    'Copy phone number': row.phone,
    Copy: [row.name, row.email, row.phone, '', row.purpose].join('\n'),
  };
  for (const [name, text] of Object.entries(wanted)) {
    await panel.getByRole('button', { name, exact: true }).click();
    await expect(panel.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('where the clipboard is refused the text is offered, selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const panel = await openPanel(page, row.name);
  await panel.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(panel.getByRole('status')).toContainText('does not let us copy');
  const field = panel.getByRole('textbox', { name: 'Text to copy' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(row.phone);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(row.phone);
});

test('how the mail to the team stands is shown in each state', async ({ page }) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const soon = new Date(Date.now() + 60_000).toISOString();
  const base = { request_id: row.id, attempts: 2, next_attempt_at: soon, sent_at: null, last_error: null };
  const shown = [
    [
      { ...base, status: 'pending', last_error: 'mail service answered 500' },
      /Email to the team waits\s*2 of 8 tries, last: mail service answered 500\. Next try /,
    ],
    [{ ...base, status: 'in-progress' }, 'Email to the team is being sent'],
    [{ ...base, status: 'sent', sent_at: soon }, 'Email sent to the team'],
  ] as const;
  for (const [state, text] of shown) {
    await answerWith(account, row, { notifications: [state] }, 1);
    const panel = await openPanel(page, row.name);
    await expect(panel.getByRole('listitem').nth(1)).toContainText(text);
    await expect(panel.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  }
  await answerWith(account, row, {});
  const panel = await openPanel(page, row.name);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
});

test('parked mails are marked in the list and named above it', async ({ page }) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const state = parkedState(row, 'mail service answered 500');
  await answerWith(account, row, {
    notifications: [state],
    parked: [{ request_id: row.id, parked: 3 }],
  });
  await page.goto(dashboard);
  await expect(
    page.getByRole('button', {
      name: new RegExp(`^${row.name} ?, the email to the team could not be sent$`),
    }),
  ).toBeVisible();
  await expect(page.getByText('3 notifications could not be sent.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the oldest' });
  for (let turn = 0; turn < 2; turn += 1) {
    await link.click();
    const panel = page.getByRole('dialog', { name: row.name });
    await expect(panel.getByText('8 of 8 tries, last: mail service answered 500.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Send again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  expect(await violations(page)).toEqual([]);
});

test('sending again says what stops it, and leads to sign-in when the session is over', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const state = parkedState(row, null);
  await answerWith(account, row, { notifications: [state] });
  const panel = await openPanel(page, row.name);
  const again = panel.getByRole('button', { name: 'Send again' });
  const release = '/rest/v1/rpc/release_demo_notification';
  await injectFault({ email: account.email, path: release, status: 200, body: '"limited"', times: 1 });
  await again.click();
  await expect(panel.getByRole('status')).toHaveText('Too many attempts. Try again in an hour.');
  await injectFault({ email: account.email, path: release, status: 503, times: 1 });
  await again.click();
  await expect(panel.getByRole('status')).toHaveText('That did not work. Try again in a moment.');
  await context.clearCookies({ name: /^session/ });
  await again.click();
  await expect(page).toHaveURL(/^[^?]*\/auth/);
});

test(
  'sending again from a page of a former build says so, and the panel is open again after a reload',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const account = await createAccount();
    const row = await sentRequest(account);
    await signIn(page, account);
    await answerWith(account, row, { notifications: [parkedState(row, null)] });
    const panel = await openPanel(page, row.name);
    const remember = await forgetActions(page);
    await panel.getByRole('button', { name: 'Send again' }).click();
    await expect(panel.getByRole('alert')).toContainText(
      'This page is out of date. Reload it and try again.',
    );
    await remember();
    // The address asks for it.
    await endFaults(account.email);
    const asked = { created_at: '2026-03-04T05:06:07Z', ...row };
    await answerWith(account, row, { notifications: [parkedState(row, null)], asked });
    await panel.getByRole('button', { name: 'Reload' }).click();
    await expect(panel.getByRole('alert')).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
);
