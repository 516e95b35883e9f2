import { actions } from '@/content/words/actions';
import { authForms } from '@/content/words/auth';
import { dashboardWords, requestListWords } from '@/content/words/dashboard';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import {
  cookieHeader,
  createAccount,
  dashboard,
  backend,
  endFaults,
  expect,
  fillDialog,
  freshName,
  injectFault,
  request,
  saveFailed,
  secondsLeft,
  sent,
  sessionCookies,
  sessionOf,
  setting,
  signIn,
  storedRequests,
  test,
} from './support';

const token = '/auth/v1/token';
const title = dashboardWords.title;

test('FT-12: a session that ends while the form is open keeps the draft through the next sign-in', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await signIn(page, account);
  let dialog = await fillDialog(page, values);
  const elsewhere = backend();
  await elsewhere.auth.signInWithPassword(account);
  await elsewhere.auth.signOut({ scope: 'global' });

  await dialog.getByRole('button', { name: actions.requestDemo }).click();
  await expect(page.getByText(demoOutcomes.signedOut)).toBeVisible();
  await dialog.getByRole('link', { name: actions.signIn }).click();
  await expect(page).toHaveURL('/auth?next=%2F');
  await page.getByRole('textbox', { name: authForms.email.label, exact: true }).fill(account.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  dialog = page.getByRole('dialog', { name: demoDialog.title });
  await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
  await dialog.getByRole('button', { name: actions.requestDemo }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
});

test('FT-13: ten requests at once with an expired access token are served, and nobody is signed out', async () => {
  const account = await createAccount();
  const session = await sessionOf(account);
  await injectFault({ email: session.refresh_token, path: token, delay: 300 });
  const headers = { cookie: cookieHeader(secondsLeft(session, -10)) };
  const ask = (path: string) => fetch(setting('SITE_URL') + path, { headers, redirect: 'manual' });
  const paths = Array.from({ length: 10 }, () => dashboard);
  const answers = await Promise.all(paths.map(ask));
  const [met] = await endFaults(session.refresh_token);
  expect(met?.hits.length).toBeGreaterThan(0);

  const refreshed = new Set<string>();
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(account.email);
    expect(answer.headers.get('cache-control')).toMatch(/private/);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('session'));
    expect(cookies.join()).not.toMatch(/max-age=0/i);
    for (const cookie of cookies) refreshed.add(refreshTokenOf(cookie));
  }
  expect(refreshed.size, 'sessions that came of it').toBe(1);

  await test.step('pages that may be cached set no cookie', async () => {
    for (const path of ['/', '/about', '/blogs'])
      expect((await ask(path)).headers.getSetCookie()).toEqual([]);
  });
});

function refreshTokenOf(cookie: string): string {
  const value = /^session=base64-([\w-]+)/.exec(cookie)?.[1] ?? '';
  return (JSON.parse(Buffer.from(value, 'base64url').toString()) as { refresh_token: string }).refresh_token;
}

test('FT-14: a refresh that fails for a moment is tried again, ever later, and succeeds', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await createAccount();
  const session = await sessionOf(account);
  for (const status of [502, 503, 504])
    await injectFault({ email: session.refresh_token, path: token, status, times: 1 });
  await injectFault({ email: session.refresh_token, path: token });
  const cookies = sessionCookies(secondsLeft(session, -10));
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
  await page.goto(dashboard);
  await expect(page.getByText(account.email).first()).toBeVisible();
  const tries = (await endFaults(session.refresh_token)).flatMap(({ hits }) => hits).sort((a, b) => a - b);
  const pauses = tries.slice(1, 4).map((at, index) => at - (tries[index] ?? 0));
  expect(pauses).toHaveLength(3);
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(195 * 2 ** index);
});

test(
  'FT-14: a refresh that is refused ends the session cleanly; one without an answer does not',
  {
    tag: '@expects-errors',
  },
  async ({ page, context, baseURL }) => {
    const account = await createAccount();
    const session = await sessionOf(account);
    const names = async () => (await context.cookies()).map(({ name }) => name);
    const cookies = sessionCookies(secondsLeft(session, -10));
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));

    await injectFault({ email: session.refresh_token, path: token, status: 503 });
    await page.goto(dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(requestListWords.errorTitle)).toBeVisible();
    expect(await names()).toContain('session');
    await endFaults(session.refresh_token);

    const body = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' };
    await injectFault({ email: session.refresh_token, path: token, status: 400, body });
    await page.goto(dashboard);
    await expect(page).toHaveURL(/\/auth\?next=/);
    expect(await names()).toEqual([]);
    await endFaults(session.refresh_token);
  },
);

test('FT-15: clocks that differ by ten minutes make no loop', async ({ page, context, baseURL }) => {
  const account = await createAccount();
  for (const skew of [600, -600]) {
    await test.step(`the auth service is ${skew} seconds ahead`, async () => {
      const session = await sessionOf(account);
      const left = (session.expires_at ?? 0) + skew - Date.now() / 1000;
      // A page that is still open would follow the end of its session with a navigation of its own.
      await page.goto('about:blank');
      await context.clearCookies();
      const cookies = sessionCookies(secondsLeft(session, left));
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
      // The visitor's own clock is wrong the other way.
      await page.clock.install({ time: Date.now() - skew * 1000 });
      const documents: string[] = [];
      const count = (asked: { isNavigationRequest(): boolean; url(): string }) => {
        if (asked.isNavigationRequest()) documents.push(asked.url());
      };
      page.on('request', count);
      await page.goto(dashboard, { waitUntil: 'networkidle' });
      await expect(page.getByText(account.email).first()).toBeVisible();
      page.off('request', count);
      expect(documents).toHaveLength(1);
      const values = request(freshName());
      await page.goto('/');
      const dialog = await fillDialog(page, values);
      await dialog.getByRole('button', { name: actions.requestDemo }).click();
      await expect.poll(() => storedRequests(account, values.name)).toHaveLength(1);
      await expect(page.getByText(saveFailed)).toHaveCount(0);
    });
  }
});
