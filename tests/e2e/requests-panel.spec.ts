import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { actions } from '@/content/words/actions';
import {
  dashboardWords,
  requestListWords,
  requestPanelWords,
  requestProgressWords,
  requestWorkWords,
  sendAgainWords,
} from '@/content/words/dashboard';
import { outdated } from '@/content/words/outdated';
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
  totalLine,
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
  await expect(fact(panel, requestPanelWords.origins.referrer_host)).toHaveText('news.example');
  await expect(fact(panel, requestPanelWords.origins.landing_path)).toHaveText('/products');
  await expect(fact(panel, requestPanelWords.origins.utm_source)).toHaveText('newsletter');
  await expect(fact(panel, requestPanelWords.origins.utm_campaign)).toHaveText('Spring launch');
  await expect(panel.getByText(requestPanelWords.origins.utm_medium)).toHaveCount(0);
  await expect(panel.getByText(requestProgressWords.saved)).toBeVisible();
  await expect(panel.getByText(requestProgressWords.next)).toBeVisible();
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
  await expect(panel.getByText(requestPanelWords.unknownOrigin)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: row.name })).toBeFocused();

  for (const id of [randomUUID(), 'x', `${row.id}'`, '']) {
    const response = await page.goto(`${dashboard}?request=${encodeURIComponent(id)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(totalLine).first()).toBeVisible();
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
  await expect(panel.getByRole('button', { name: requestPanelWords.copy, exact: true })).toBeHidden();
  await plain.close();
});

test('what is copied is on the clipboard, and is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const panel = await openPanel(page, row.name);
  const wanted = {
    [requestPanelWords.copyEmail]: row.email,
    [requestPanelWords.copyPhone]: row.phone,
    [requestPanelWords.copy]: [row.name, row.email, row.phone, '', row.purpose].join('\n'),
  };
  for (const [name, text] of Object.entries(wanted)) {
    await panel.getByRole('button', { name, exact: true }).click();
    await expect(panel.getByRole('status')).toHaveText(requestPanelWords.copied);
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
  await panel.getByLabel(requestWorkWords.note).fill('Half a note');
  await panel.getByRole('button', { name: requestPanelWords.copyPhone }).click();
  await expect(panel.getByRole('status')).toContainText(requestPanelWords.copyRefused);
  await expect(panel.getByLabel(requestWorkWords.note)).toHaveValue('Half a note');
  const field = panel.getByRole('textbox', { name: requestPanelWords.copyField });
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
      new RegExp(
        [
          requestProgressWords.team.pending,
          requestProgressWords.tries(2, 8, 'mail service answered 500'),
          requestProgressWords.nextTry,
        ]
          .map((words) => RegExp.escape(words))
          .join(String.raw`\s*`),
      ),
    ],
    [{ ...base, status: 'in-progress' }, requestProgressWords.team['in-progress']],
    [{ ...base, status: 'sent', sent_at: soon }, requestProgressWords.team.sent],
  ] as const;
  for (const [state, text] of shown) {
    await answerWith(account, row, { notifications: [state] }, 1);
    const panel = await openPanel(page, row.name);
    await expect(panel.getByRole('listitem').nth(1)).toContainText(text);
    await expect(panel.getByRole('button', { name: requestProgressWords.sendAgain })).toHaveCount(0);
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
      name: new RegExp(`^${row.name} ?${RegExp.escape(requestListWords.parked)}$`),
    }),
  ).toBeVisible();
  await expect(page.getByText(dashboardWords.unsent(3))).toBeVisible();
  const link = page.getByRole('link', { name: dashboardWords.openUnsent(3) });
  for (let turn = 0; turn < 2; turn += 1) {
    await link.click();
    const panel = page.getByRole('dialog', { name: row.name });
    await expect(
      panel.getByText(requestProgressWords.tries(8, 8, 'mail service answered 500')),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: requestProgressWords.sendAgain })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  expect(await violations(page)).toEqual([]);
});

test('receipt and webhooks have their own steps, and one button sends all that is parked', async ({
  page,
}) => {
  const account = await createAccount();
  const row = await sentRequest(account);
  await signIn(page, account);
  const parked = parkedState(row, 'receiver answered 410');
  const sentMail = { ...parked, status: 'sent', sent_at: new Date().toISOString(), last_error: null };
  const others = [
    { ...sentMail, destination: 'receipt' },
    { ...parked, destination: 'webhook:crm.example#0a1b2c3d' },
    { ...parked, destination: 'webhook:hooks.slack.com#0a1b2c3d' },
  ];
  await answerWith(account, row, { notifications: [{ ...sentMail, others }] });
  const panel = await openPanel(page, row.name);
  await expect(panel.getByRole('listitem').nth(1)).toContainText(requestProgressWords.team.sent);
  await expect(panel.getByRole('listitem').nth(2)).toContainText(requestProgressWords.receipt.sent);
  const { parked: unsent } = requestProgressWords.webhook('crm.example');
  await expect(panel.getByRole('listitem').nth(3)).toContainText(unsent);
  await expect(panel.getByText(requestProgressWords.tries(8, 8, 'receiver answered 410'))).toHaveCount(2);
  await expect(panel.getByRole('button', { name: requestProgressWords.sendAgain })).toHaveCount(1);
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
  const again = panel.getByRole('button', { name: requestProgressWords.sendAgain });
  const release = '/rest/v1/rpc/release_demo_notification';
  await injectFault({ email: account.email, path: release, status: 200, body: '"limited"', times: 1 });
  await again.click();
  await expect(panel.getByRole('status')).toHaveText(sendAgainWords.limited);
  await injectFault({ email: account.email, path: release, status: 503, times: 1 });
  await again.click();
  await expect(panel.getByRole('status')).toHaveText(sendAgainWords.failed);
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
    await panel.getByRole('button', { name: requestProgressWords.sendAgain }).click();
    await expect(panel.getByRole('alert')).toContainText(outdated);
    await remember();
    // The address asks for it.
    await endFaults(account.email);
    const asked = { created_at: '2026-03-04T05:06:07Z', ...row };
    await answerWith(account, row, { notifications: [parkedState(row, null)], asked });
    await panel.getByRole('button', { name: actions.reload }).click();
    await expect(panel.getByRole('alert')).toBeHidden();
    await expect(panel.getByRole('button', { name: requestProgressWords.sendAgain })).toBeVisible();
  },
);
