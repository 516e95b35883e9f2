import { chmodSync, statSync } from 'node:fs';
import { actions } from '@/content/messages/layout';
import { authForms, authMessages } from '@/content/messages/auth';
import { codeMessages } from '@/content/messages/code';
import { listMessages } from '@/content/messages/dashboard';
import { demoFieldMessages } from '@/content/messages/demo';
import { demoSending } from '@/content/messages/demo-form';
import { locale } from '@/content/messages/locale';
import { networkFailure } from '@/content/messages/errors';
import { PAGE_SIZE } from '@/lib/dashboard/list-query';
import { listFiles } from '../../adapter/list-files';
import {
  addSession,
  askForCode,
  buildRequest,
  confirmAndSend,
  createAddress,
  dashboard,
  getDemoForm,
  expect,
  fillDialog,
  createName,
  get,
  hydrate,
  injectFault,
  getToasts,
  readNotificationStatus,
  openDialog,
  post,
  saveFailed,
  shortenSession,
  sendDemoRequest,
  sendRequest,
  sent,
  createSession,
  readRequests,
  submitAccount,
  getSubmitButton,
  waitForCode,
  test,
  distDir,
  backendPaths,
} from '../resilience/support';
import { claim, eventPath, film } from '../support/sample-records';
import { ROWS, test as longTest } from '../support/long-list';
import { readCsv } from '../support/read-csv';
import { withSite } from '../support/site-process';

/** The fault lasts until the test ends it. */
const HANGS = 600_000;
const expectsErrors = { tag: '@expects-errors' };

test('FT-02: A request to a backend that hangs ends in time, and its late commit is the same row', async ({
  account,
  cookie,
  faults,
}) => {
  const changes = { name: createName(), draftId: crypto.randomUUID().replaceAll('-', '') };
  await faults.inject({ path: backendPaths.requests, delay: HANGS });
  expect(await sendDemoRequest(cookie, changes)).toBe('not-saved');
  await faults.end();
  await expect.poll(() => readRequests(account, changes.name)).toHaveLength(1);
  expect(await sendDemoRequest(cookie, changes)).toBe('sent');
  expect(await readRequests(account, changes.name)).toHaveLength(1);
});

test('FT-05: A request to a function that hangs ends in time, and the notification waits', async ({
  account,
  cookie,
  faults,
}) => {
  const changes = { name: createName(), draftId: crypto.randomUUID().replaceAll('-', '') };
  await faults.inject({ path: '/functions/', status: 500, delay: HANGS });
  expect(await sendDemoRequest(cookie, changes)).toBe('saved');
  expect(await readNotificationStatus(account, changes.name)).toBe('pending');
  expect(await readRequests(account, changes.name)).toHaveLength(1);
});

test('FT-50: A visitor whose code is mailed late reads so, and sends the request with it', async ({
  page,
}) => {
  test.slow();
  const values = { ...buildRequest(createName()), email: createAddress() };
  await injectFault({ email: values.email, path: '/auth/v1/otp', delay: 12_000, times: 1 });
  await page.goto('/');
  const dialog = await fillDialog(page, values);
  await askForCode(dialog);
  await expect(dialog.getByText(codeMessages.late(values.email))).toBeVisible();
  await confirmAndSend(dialog, values.email);
  await expect(getToasts(page).getByText(sent)).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('FT-50: Without scripts a visitor whose code is mailed late at a sign-up confirms with it', async ({
    page,
  }) => {
    test.slow();
    const email = createAddress();
    const password = 'a-long-enough-password';
    await injectFault({ email, path: '/auth/v1/signup', delay: 12_000, times: 1 });
    await page.goto('/auth?tab=sign-up');
    await submitAccount(page, { email, password }, authForms.signUp.label);
    await expect(page.getByText(authMessages.signUpFailed)).toBeVisible();
    await expect(page.getByText(codeMessages.late(email))).toBeVisible();
    await page.getByRole('textbox', { name: codeMessages.field }).fill(await waitForCode(email));
    await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
    await page.getByRole('button', { name: authForms.confirm }).click();
    await expect(page).toHaveURL('/');
  });
});

test('FT-15: Clocks that differ by ten minutes cause no redirect loop', async ({
  page,
  context,
  account,
  values,
}) => {
  for (const skew of [600, -600]) {
    // One skew makes the auth service wrong, the other the visitor's clock.
    const session = await createSession(account);
    const left = (session.expires_at ?? 0) + skew - Date.now() / 1000;
    // An open page would navigate at the end of its session.
    await page.goto('about:blank');
    await context.clearCookies();
    await addSession(context, shortenSession(session, left));
    await page.clock.install({ time: Date.now() - skew * 1000 });
    const documents: string[] = [];
    const count = (asked: { isNavigationRequest(): boolean; url(): string }) => {
      if (asked.isNavigationRequest()) documents.push(asked.url());
    };
    page.on('request', count);
    await page.goto(dashboard);
    await hydrate(page);
    await expect(page.getByText(account.email).first()).toBeVisible();
    await page.clock.runFor(3000);
    page.off('request', count);
    expect(documents, String(skew)).toHaveLength(1);
    await page.goto('/');
    const name = createName();
    await fillDialog(page, { ...values, name });
    await getSubmitButton(page).click();
    await expect.poll(() => readRequests(account, name)).toHaveLength(1);
    await expect(page.getByText(saveFailed)).toHaveCount(0);
  }
});

longTest(
  'FT-19: Staff get all requests in number, pages and file, beyond the limit of the Data API',
  async ({ page }) => {
    longTest.slow();
    const ids = new Set<string>();
    const pages = Math.ceil(ROWS / PAGE_SIZE);
    for (let at = 1; at <= pages; at += 1) {
      const html = await (await page.request.get(`${dashboard}?page=${at}`)).text();
      expect(html).toContain(listMessages.total(ROWS));
      for (const [, id = ''] of html.matchAll(/[?&;]request=([\da-f-]{36})"/g)) ids.add(id);
    }
    expect(ids.size).toBe(ROWS);
    const file = await page.request.get(`${dashboard}/export`);
    const [, ...rows] = readCsv(await file.text());
    expect(new Set(rows.map((row) => row.join('|'))).size).toBe(ROWS);
    const moments = rows.map(([, , , , at = '']) => at);
    expect(moments).toEqual(moments.toSorted().reverse());
  },
);

for (const kind of ['image', 'font'])
  test(`FT-22: A visitor reads and uses the page without any ${kind}`, expectsErrors, async ({ page }) => {
    await page.route('**', (route) =>
      route.request().resourceType() === kind ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claim);
    await openDialog(page);
  });

test('FT-23: A visitor whose browser keeps no cookies reads why sign-in did not last', async ({
  page,
  context,
  account,
}) => {
  await page.route('**/auth*', async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const headers = response.headers();
    delete headers['set-cookie'];
    await route.fulfill({ response, headers });
  });
  await page.goto(`/auth?next=${encodeURIComponent(dashboard)}`);
  await hydrate(page);
  await submitAccount(page, account);
  await expect(getToasts(page).getByText(authMessages.cookiesOff)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test(
  'FT-24: A visitor whose network blocks the video host gets the plain link',
  expectsErrors,
  async ({ page }) => {
    if (!film.id) return;
    await page.route(/youtube/, (route) => route.abort('blockedbyclient'));
    await page.goto(eventPath ?? '');
    await page.getByRole('button', { name: film.play }).click();
    await expect(page.getByTitle(film.caption)).toBeAttached();
    const link = page.getByRole('link', { name: film.link });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
  },
);

test(
  'FT-25: A visitor who closed the form of an old page gets a toast',
  expectsErrors,
  async ({ home, values }) => {
    const dialog = await fillDialog(home, values);
    const { promise: asked, resolve } = Promise.withResolvers<null>();
    await home.route('**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await asked;
      return route.continue({ headers: { ...route.request().headers(), 'next-action': '7f'.repeat(21) } });
    });
    await getSubmitButton(home).click();
    await dialog.getByRole('button', { name: actions.close }).click();
    await expect(dialog).toBeHidden();
    resolve(null);
    await expect(getToasts(home).getByText(demoSending.unexpected)).toBeVisible();
  },
);

test('FT-30: A reader in New York sees moments of a server in Kolkata in local time', async ({
  browser,
  account,
  session,
}) => {
  const { name } = await sendRequest(account);
  const [row] = await readRequests(account, name);
  const formatMoment = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      ...({ month: 'short', day: 'numeric', year: 'numeric' } as const),
      ...({ hour: '2-digit', minute: '2-digit' } as const),
      timeZone,
    }).format(new Date(row?.['created_at'] ?? ''));
  await withSite({ env: { TZ: 'Asia/Kolkata' } }, async ({ url }) => {
    const context = await browser.newContext({ baseURL: url, timezoneId: 'America/New_York' });
    await addSession(context, session, url);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    const response = await page.goto(`${dashboard}?q=${encodeURIComponent(name)}`);
    expect(await response?.text()).toContain(formatMoment('UTC'));
    const time = page.getByRole('row', { name: new RegExp(name) }).getByRole('time');
    await expect(time).toHaveText(formatMoment('America/New_York'));
    for (const path of ['/blogs', '/press-release', ...(eventPath ? [eventPath] : [])]) {
      await page.goto(path);
      await hydrate(page);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Counts the files of a folder, and returns the moment of the last change. */
function newest(folder: string): { files: number; changed: number } {
  const changes = listFiles(folder).map((file) => statSync(file).mtimeMs);
  return { files: changes.length, changed: Math.max(...changes) };
}

test('FT-31: The site runs on a read-only file system, and writes nothing', async ({ cookie }) => {
  // Root may write anywhere, so the server runs as nobody.
  const root = process.getuid?.() === 0;
  const before = newest(distDir);
  const { mode } = statSync(distDir);
  if (!root) chmodSync(distDir, 0o555);
  try {
    await withSite(root ? { uid: 65534 } : {}, async ({ url, output }) => {
      expect(await sendDemoRequest(cookie, {}, { to: url })).toBe('sent');
      for (const path of [dashboard, '/', '/blogs', '/sitemap.xml'])
        expect((await get(path, { Cookie: cookie }, url)).status, path).toBe(200);
      // A developer's settings may be there, which the other user cannot read. This server has its own.
      const said = output().replace(/^.*Failed to load env from \.env\.local[^]*?^\}$/m, '');
      expect(said).not.toMatch(/EACCES|EROFS|EPERM/);
    });
  } finally {
    chmodSync(distDir, mode);
  }
  expect(newest(distDir)).toEqual(before);
});

test(
  'FT-32: A request over a connection that breaks once is sent again as one request',
  expectsErrors,
  async ({ home, account, values }) => {
    const devtools = await home.context().newCDPSession(home);
    await devtools.send('Network.enable');
    const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await fillDialog(home, values);
    const isPost = (url: URL) => url.pathname === '/';
    await home.route(
      isPost,
      async (route) => {
        // The request arrives, and its response gets lost.
        await route.fetch();
        return route.abort('connectionreset');
      },
      { times: 1 },
    );
    await getSubmitButton(home).click();
    await expect(getDemoForm(home).getByRole('alert').filter({ hasText: networkFailure })).toBeVisible();
    await expect(getDemoForm(home).getByLabel(demoFieldMessages.purpose.label)).toHaveValue(values.purpose);
    await getSubmitButton(home).click();
    await expect(getToasts(home).getByText(sent)).toBeVisible();
    expect(await readRequests(account, values.name)).toHaveLength(1);
  },
);

test('FT-47: A server goes on when nobody reads its log', async () => {
  await withSite({}, async ({ url, output, child }) => {
    const knock = () =>
      post('[]', {
        to: url,
        origin: 'https://foreign.example',
        headers: { 'Next-Action': '0'.repeat(42) },
      });
    const before = output().length;
    await knock();
    await expect.poll(() => output().length).toBeGreaterThan(before);
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let line = 0; line < 3; line += 1) expect((await knock()).status).toBe(403);
    expect((await get('/', {}, url)).status).toBe(200);
  });
});
