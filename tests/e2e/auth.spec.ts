import type { Page } from '@playwright/test';
import { actions, frame, sessionMessages } from '@/content/messages/layout';
import { authForms, authMessages, authPages, codeErrors } from '@/content/messages/auth';
import { codeMessages } from '@/content/messages/code';
import { dashboardMessages } from '@/content/messages/dashboard';
import {
  type Account,
  dashboard,
  expect,
  createAddress,
  endFaults,
  injectFault,
  waitForCode,
  buildNumberPattern,
  signIn,
  submitAccount,
  test,
} from './support';

const password = 'a-long-enough-password';

const numberedText = (createText: (number: number) => string) => new RegExp(buildNumberPattern(createText));

async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?tab=sign-up');
  await submitAccount(page, account, authForms.signUp.label);
  await expect(page.getByRole('textbox', { name: codeMessages.field })).toBeVisible();
}

async function confirm(page: Page, code: string, button: string = authForms.confirm): Promise<void> {
  await page.getByRole('textbox', { name: codeMessages.field }).fill(code);
  await page.getByRole('button', { name: button }).click();
}

test('A visitor signs up and confirms in one form, and cannot sign in before', async ({ page, context }) => {
  const account = { email: createAddress(), password };
  await signUp(page, account);
  await expect(page.getByText(authMessages.accountCreated)).toBeVisible();
  const code = await waitForCode(account.email);

  await page.goto('/auth');
  await submitAccount(page, account);
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: codeMessages.mail })).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  // The first code still works: no other is mailed within a minute.
  await page.getByRole('button', { name: codeMessages.mail }).click();
  await expect(page.getByText(numberedText(codeErrors.pause))).toBeVisible();
  await expect(page.getByLabel(authForms.password.label, { exact: true })).toHaveValue(password);
  await confirm(page, code);
  await expect(page.getByText(sessionMessages.signedIn)).toBeVisible();
  await expect(page).toHaveURL('/');
  await context.clearCookies();
  await signIn(page, account);
});

test('A signed-in visitor who opens sign-in returns to the page before', async ({ page, account }) => {
  await page.goto(dashboard);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(dashboard)}`);
  await expect(page.getByText(authPages.signIn.lead)).toBeVisible();
  await submitAccount(page, account);
  await expect(page).toHaveURL(dashboard);
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('AT-47: A visitor replaces a forgotten password with a mailed code, which works once', async ({
  page,
  context,
  account,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: authForms.forgotPassword }).click();
  await expect(page).toHaveURL('/auth/reset');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  const previous = await waitForCode(account.email);
  await page.getByRole('button', { name: codeMessages.mail }).click();
  const code = await waitForCode(account.email, previous);
  await page.getByLabel(authForms.newPassword.label, { exact: true }).fill(password);
  await confirm(page, code, authForms.newPassword.submit);
  await expect(page.getByText(authMessages.passwordChanged)).toBeVisible();
  await expect(page).toHaveURL('/');
  await context.clearCookies();
  await signIn(page, { ...account, password });
});

/** Fails as the auth service does where a project demands more of a password than this site. */
const weakPassword = (email: string) => ({
  email,
  path: '/auth/v1/user',
  status: 422,
  body: { code: 422, error_code: 'weak_password', msg: 'Password is known to be weak.' },
});

test(
  'A visitor whose password is rejected after the code chooses another without a new code',
  { tag: '@expects-errors' },
  async ({ page, context }) => {
    const account = { email: createAddress(), password };
    await signUp(page, account);
    const code = await waitForCode(account.email);
    await injectFault(weakPassword(account.email));
    await confirm(page, code);
    const field = page.getByLabel(authForms.newPassword.label, { exact: true });
    await expect(page.getByRole('heading', { name: authForms.lastStep.title })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Password is known to be weak.');
    // The cookie of the session reaches the scripts of this tab, and must not end the step.
    await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
    await endFaults(account.email);
    const better = `${password}-2`;
    await field.fill(better);
    await page.getByRole('button', { name: authForms.lastStep.submit }).click();
    await expect(page.getByText(sessionMessages.signedIn)).toBeVisible();
    await expect(page).toHaveURL('/');
    await context.clearCookies();
    await signIn(page, { ...account, password: better });
  },
);

test('A sign-in or sign-out in one tab changes the other tabs, also those nobody has touched', async ({
  page,
  context,
  account,
}) => {
  const waiting = await context.newPage();
  await waiting.goto(`/auth?next=${encodeURIComponent(dashboard)}`);
  const untouched = await context.newPage();
  await untouched.goto('/privacy');
  const way = (name: string) => untouched.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await expect(way(actions.signIn)).toBeVisible();

  await signIn(page, account, dashboard);
  await expect(waiting).toHaveURL(dashboard);
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(dashboardMessages.title);
  await expect(way(frame.dashboard)).toBeVisible();
  await expect(way(actions.signIn)).toBeHidden();

  await page.getByRole('button', { name: dashboardMessages.signOut }).click();
  await expect(page).toHaveURL('/auth');
  await expect(waiting).toHaveURL('/auth');
  await expect(way(actions.signIn)).toBeVisible();
  await expect(untouched.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('Scripts cannot read the session cookie, and old entries of the browser are cleared', async ({
  page,
  context,
  account,
}) => {
  await page.goto('/auth');
  await page.evaluate(() => {
    localStorage.setItem('sb-old-auth-token', '{}');
    sessionStorage.setItem('supabase.auth.token', '{}');
    localStorage.setItem('theme', 'dark');
  });
  await signIn(page, account);
  expect(await page.evaluate(() => document.cookie)).toBe('signed-in=1');
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage).sort()])).toEqual([
    ['theme'],
    ['first-visit', 'own-trace'],
  ]);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('session'));
  expect(cookies).not.toEqual([]);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts a visitor whose password is rejected after the code chooses another', async ({
    page,
    context,
  }) => {
    const account = { email: createAddress(), password };
    await page.goto(`/auth?tab=sign-up&next=${encodeURIComponent(dashboard)}`);
    await submitAccount(page, account, authForms.signUp.label);
    await injectFault(weakPassword(account.email));
    await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
    await confirm(page, await waitForCode(account.email));
    const field = page.getByLabel(authForms.newPassword.label, { exact: true });
    const submit = page.getByRole('button', { name: authForms.lastStep.submit });
    await expect(field).toHaveAccessibleDescription('Password is known to be weak.');
    await field.fill(password);
    await submit.click();
    await expect(field).toHaveAccessibleDescription('Password is known to be weak.');
    await endFaults(account.email);
    await field.fill(password);
    await submit.click();
    await expect(page).toHaveURL(dashboard);
    await context.clearCookies();
    await signIn(page, account, dashboard);
  });

  test('Without scripts a visitor who leaves the choice of a password is signed in, and sets one later', async ({
    page,
  }) => {
    const account = { email: createAddress(), password };
    await signUp(page, account);
    await injectFault(weakPassword(account.email));
    await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
    await confirm(page, await waitForCode(account.email));
    await expect(page.getByRole('heading', { name: authForms.lastStep.title })).toBeVisible();
    await endFaults(account.email);
    await page.goto(dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboardMessages.title);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });

  test('Without scripts a visitor signs up, types the code, signs in and reads the dashboard', async ({
    page,
  }) => {
    const account = { email: createAddress(), password };
    await page.goto('/auth');
    await page.getByRole('link', { name: authForms.signUp.label }).click();
    await signUp(page, account);
    await expect(page.getByText(authMessages.accountCreated)).toBeVisible();
    await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
    await confirm(page, await waitForCode(account.email));
    await page.goto(dashboard);
    await page.getByRole('button', { name: dashboardMessages.signOut }).click();
    await signIn(page, account, dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboardMessages.title);
  });
});
