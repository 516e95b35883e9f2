import type { Page } from '@playwright/test';
import {
  createAccount,
  expect,
  freshAddress,
  injectFault,
  mailedLink,
  mailsWith,
  signIn,
  test,
} from './support';

test('AT-34: a wrong password and an unknown address get the same answer', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/auth');
  for (const email of [account.email, freshAddress()]) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(
      page
        .getByRole('region', { name: /Notifications/ })
        .getByText('Invalid email or password. Please check your credentials.'),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});

const signUp = async (page: Page, email: string, password: string) => {
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
};

test('a taken address is sent to sign-in when the auth service says so', async ({ page }) => {
  const email = freshAddress();
  const body = { code: 422, error_code: 'user_already_exists', msg: 'User already registered' };
  await injectFault({ email, path: '/auth/v1/signup', status: 422, body });
  await signUp(page, email, 'another-password');
  const toast = page.getByRole('region', { name: /Notifications/ });
  await expect(
    toast.getByText('An account with this email already exists. Please sign in instead.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('AT-35: signing up with a taken address tells a stranger nothing and changes nothing', async ({
  page,
}) => {
  const account = await createAccount();
  const before = await mailsWith(account.email);
  await signUp(page, account.email, 'a-strangers-password');
  await expect(
    page.getByText('Account created successfully! Please check your email for verification.'),
  ).toBeVisible();
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
  await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress());
  await page.getByLabel('Password', { exact: true }).fill('some-password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('disabled');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Signing in...');
  release(undefined);
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(submit).toBeEnabled();
  await expect(submit).toBeFocused();
});

test('a visitor with a session is sent on from sign-in, back to where they came from', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/dashboard-list-form-data');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard-list-form-data');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard-list-form-data');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('AT-47: a forgotten password is replaced by the mailed link, once', async ({ page, context }) => {
  const account = await createAccount();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/reset');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const notices = page.getByRole('region', { name: /Notifications/ });
  await expect(
    notices.getByText('If an account exists for that address, a reset link is on its way.'),
  ).toBeVisible();

  const link = await mailedLink(account.email, /^Set a new password$/);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset');
  await page.getByLabel('New password', { exact: true }).fill('an-entirely-new-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(notices.getByText('Password changed. You are signed in.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.getByText('This link has expired or was already used. Ask for a new one.')).toBeVisible();
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
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  const link = await mailedLink(email, /^Confirm/);
  await request.get(link);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL('/auth/continue');
  expect((await elsewhere.context().cookies()).map(({ name }) => name)).not.toContain('session');
  await elsewhere.getByRole('button', { name: 'Confirm your email' }).click();
  // Whoever opens the mail there may not be who typed the password here.
  await expect(elsewhere.getByText('Your address is confirmed. Choose the password now')).toBeVisible();
  await elsewhere.getByLabel('New password', { exact: true }).fill('the-password-of-the-mailbox');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.getByText('Password changed. You are signed in.')).toBeVisible();
});

test('a sign-in and a sign-out in one tab move the others', async ({ page, context }) => {
  const account = await createAccount();
  const waiting = await context.newPage();
  await waiting.goto('/auth?next=%2Fdashboard-list-form-data');
  await signIn(page, account);
  await expect(waiting).toHaveURL('/dashboard-list-form-data');
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText('Demo Request Dashboard');

  await page.goto('/dashboard-list-form-data');
  await page.getByRole('button', { name: 'Sign out' }).click();
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
  await expect(way('Sign in')).toBeVisible();
  await signIn(page, await createAccount());
  await expect(way('Dashboard')).toBeVisible();
  await expect(way('Sign in')).toBeHidden();

  await page.goto('/dashboard-list-form-data');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(way('Sign in')).toBeVisible();
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
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText(`Open the link we sent to ${account.email}.`)).toBeVisible();
    await page.goto(await mailedLink(account.email, /^Confirm/));
    await page.goto('/dashboard-list-form-data');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/auth?next=%2Fdashboard-list-form-data');
    await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo Request Dashboard');
  });
});

for (const scripts of [true, false]) {
  test.describe(`past the browser's own checks, scripts: ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts });

    for (const [tab, button] of [
      ['sign-in', 'Sign In'],
      ['sign-up', 'Sign Up'],
    ] as const) {
      test(`an empty ${tab} is told what it lacks`, async ({ page }) => {
        await page.goto(`/auth?tab=${tab}`);
        await page
          .getByRole('main')
          .locator('form')
          .evaluate((form: HTMLFormElement) => (form.noValidate = true));
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(
          page.getByRole('main').getByText('You must provide either an email or phone number and a password'),
        ).toBeVisible();
      });
    }
  });
}
