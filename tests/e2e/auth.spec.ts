import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { authNotices, authPages } from '@/content/words/auth-pages';
import { dashboardWords } from '@/content/words/dashboard';
import { frame } from '@/content/words/frame';
import { toasts } from '@/content/words/toasts';
import {
  createAccount,
  expect,
  freshAddress,
  injectFault,
  mailedLink,
  mailsWith,
  resetMail,
  signIn,
  test,
  toastRegion,
} from './support';

test('AT-34: a wrong password and an unknown address get the same answer', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/auth');
  for (const email of [account.email, freshAddress()]) {
    await page.getByRole('textbox', { name: authForms.email.label }).fill(email);
    await page.getByLabel(authForms.password.label, { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
    await expect(
      page.getByRole('region', { name: toastRegion }).getByText(authMessages.wrongCredentials),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(email);
    await page.getByRole('button', { name: toasts.dismiss }).click();
  }
});

const signUp = async (page: Page, email: string, password: string) => {
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
  await page.getByRole('button', { name: authForms.signUp.label, exact: true }).click();
};

test('a taken address is sent to sign-in when the auth service says so', async ({ page }) => {
  const email = freshAddress();
  const body = { code: 422, error_code: 'user_already_exists', msg: 'User already registered' };
  await injectFault({ email, path: '/auth/v1/signup', status: 422, body });
  await signUp(page, email, 'another-password');
  const toast = page.getByRole('region', { name: toastRegion });
  await expect(toast.getByText(authMessages.accountExists)).toBeVisible();
  await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(email);
});

test('AT-35: signing up with a taken address tells a stranger nothing and changes nothing', async ({
  page,
}) => {
  const account = await createAccount();
  const before = await mailsWith(account.email);
  await signUp(page, account.email, 'a-strangers-password');
  await expect(page.getByText(authMessages.accountCreated)).toBeVisible();
  expect(await mailsWith(account.email)).toHaveLength(before.length);
  await signIn(page, account);
});

test('buttons say what is going on and cannot be pressed twice', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('/auth', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(freshAddress());
  await page.getByLabel(authForms.password.label, { exact: true }).fill('some-password');
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await expect(page.getByRole('button', { name: authForms.signIn.busy })).toHaveAttribute('disabled');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(authForms.signIn.busy);
  release(undefined);
  const submit = page.getByRole('button', { name: authForms.signIn.label, exact: true });
  await expect(submit).toBeEnabled();
  await expect(submit).toBeFocused();
});

test('a visitor with a session is sent on from sign-in, back to where they came from', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/dashboard-list-form-data');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard-list-form-data');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await expect(page).toHaveURL('/dashboard-list-form-data');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('AT-47: a forgotten password is replaced by the mailed link, once', async ({ page, context }) => {
  const account = await createAccount();
  await page.goto('/auth');
  await page.getByRole('link', { name: authForms.forgotPassword }).click();
  await expect(page).toHaveURL('/auth/reset');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await page.getByRole('button', { name: authForms.reset.submit }).click();
  const notices = page.getByRole('region', { name: toastRegion });
  await expect(notices.getByText(authMessages.resetMailed)).toBeVisible();

  const link = await mailedLink(account.email, resetMail);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset');
  await page.getByLabel(authForms.newPassword.label, { exact: true }).fill('an-entirely-new-password');
  await page.getByRole('button', { name: authForms.newPassword.submit }).click();
  await expect(notices.getByText(authMessages.passwordChanged)).toBeVisible();
  await expect(page).toHaveURL('/');

  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: authPages.continue.purposes.recovery }).click();
  await expect(page.getByText(authMessages.linkSpent)).toBeVisible();
  expect(page.url()).not.toContain('token');
  await signIn(page, { ...account, password: 'an-entirely-new-password' });
});

test('AT-47: a link opened elsewhere asks first, and is not spent by looking', async ({
  page,
  browser,
  request,
}) => {
  const email = freshAddress();
  await signUp(page, email, 'a-long-enough-password');
  await expect(page.getByText(authMessages.accountCreated)).toBeVisible();
  const link = await mailedLink(email, /^Confirm/);
  await request.get(link);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL('/auth/continue');
  expect((await elsewhere.context().cookies()).map(({ name }) => name)).not.toContain('session');
  await elsewhere.getByRole('button', { name: authPages.continue.purposes.signup }).click();
  // Whoever opens the mail there may not be who typed the password here.
  await expect(elsewhere.getByText(authNotices.choosePassword)).toBeVisible();
  await elsewhere
    .getByLabel(authForms.newPassword.label, { exact: true })
    .fill('the-password-of-the-mailbox');
  await elsewhere.getByRole('button', { name: authForms.newPassword.submit }).click();
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.getByText(authMessages.passwordChanged)).toBeVisible();
});

test('a sign-in and a sign-out in one tab move the others', async ({ page, context }) => {
  const account = await createAccount();
  const waiting = await context.newPage();
  await waiting.goto('/auth?next=%2Fdashboard-list-form-data');
  await signIn(page, account);
  await expect(waiting).toHaveURL('/dashboard-list-form-data');
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(dashboardWords.title);

  await page.goto('/dashboard-list-form-data');
  await page.getByRole('button', { name: dashboardWords.signOut }).click();
  await expect(page).toHaveURL('/auth');
  await expect(waiting).toHaveURL('/auth');
});

test('a public page that nobody has touched follows a sign-in and a sign-out, too', async ({
  page,
  context,
}) => {
  const untouched = await context.newPage();
  await untouched.goto('/about');
  const way = (name: string) => untouched.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await expect(way(actions.signIn)).toBeVisible();
  await signIn(page, await createAccount());
  await expect(way(frame.dashboard)).toBeVisible();
  await expect(way(actions.signIn)).toBeHidden();

  await page.goto('/dashboard-list-form-data');
  await page.getByRole('button', { name: dashboardWords.signOut }).click();
  await expect(way(actions.signIn)).toBeVisible();
  await expect(untouched.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('the session cookie is out of reach of scripts, and old entries of the browser are cleared', async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await page.goto('/auth');
  await page.evaluate(() => {
    localStorage.setItem('sb-old-auth-token', '{}');
    sessionStorage.setItem('supabase.auth.token', '{}');
    localStorage.setItem('theme', 'dark');
  });
  await signIn(page, account);
  expect(await page.evaluate(() => document.cookie)).toBe('signed-in=1');
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['theme'],
    ['first-visit'],
  ]);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('session'));
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('AT-33: a tampered session is a signed-out visitor, and is cleared', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'session', value: 'base64-%%%not-a-session', url: baseURL ?? '' }]);
  await page.goto('/dashboard-list-form-data');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard-list-form-data');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-up, the mailed link, sign-in and the dashboard work', async ({ page }) => {
    const account = { email: freshAddress(), password: 'a-long-enough-password' };
    await page.goto('/auth');
    await page.getByRole('tab', { name: authForms.signUp.label }).click();
    await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
    await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: authForms.signUp.label, exact: true }).click();
    await expect(page.getByText(authForms.created(account.email))).toBeVisible();
    await page.goto(await mailedLink(account.email, /^Confirm/));
    await page.goto('/dashboard-list-form-data');
    await page.getByRole('button', { name: dashboardWords.signOut }).click();
    await page.goto('/auth?next=%2Fdashboard-list-form-data');
    await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
    await page.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboardWords.title);
  });
});

for (const scripts of [true, false]) {
  test.describe(`past the browser's own checks, scripts: ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const [tab, button] of [
      ['sign-in', authForms.signIn.label],
      ['sign-up', authForms.signUp.label],
    ] as const) {
      test(`an empty ${tab} is told what it lacks`, async ({ page }) => {
        await page.goto(`/auth?tab=${tab}`);
        await page
          .getByRole('main')
          .locator('form')
          .evaluate((form: HTMLFormElement) => (form.noValidate = true));
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('main').getByText(authMessages.incomplete)).toBeVisible();
      });
    }
  });
}
