import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { authNotices, authPages } from '@/content/words/auth-pages';
import { dashboardWords } from '@/content/words/dashboard';
import { frame } from '@/content/words/frame';
import {
  type Account,
  confirmMail,
  dashboard,
  expect,
  freshAddress,
  mailedLink,
  mailsWith,
  resetMail,
  signIn,
  submitAccount,
  test,
  toastRegion,
} from './support';

const password = 'a-long-enough-password';

/** Opens the form for a new account and sends it. */
async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?tab=sign-up');
  await submitAccount(page, account, authForms.signUp.label);
}

test('AT-35, AT-70: signing up with a taken address tells a stranger nothing and changes nothing', async ({
  page,
  account,
}) => {
  const before = await mailsWith(account.email);
  await signUp(page, { ...account, password });
  await expect(page.getByText(authForms.created(account.email))).toBeVisible();
  // The page that waits for the mail learns no more.
  expect(await (await page.request.get('/auth/waiting')).json()).toEqual({ confirmed: false });
  expect(await mailsWith(account.email)).toHaveLength(before.length);
  await signIn(page, account);
});

test('a visitor with a session is sent on from sign-in, back to where they came from', async ({
  page,
  account,
}) => {
  await page.goto(dashboard);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(dashboard)}`);
  await submitAccount(page, account);
  await expect(page).toHaveURL(dashboard);
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('AT-47: a forgotten password is replaced by the mailed link, once', async ({
  page,
  context,
  account,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: authForms.forgotPassword }).click();
  await expect(page).toHaveURL('/auth/reset');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(account.email);
  await page.getByRole('button', { name: authForms.reset.submit }).click();
  await expect(
    page.getByRole('region', { name: toastRegion }).getByText(authMessages.resetMailed),
  ).toBeVisible();

  const link = await mailedLink(account.email, resetMail);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset');
  await page.getByLabel(authForms.newPassword.label, { exact: true }).fill(password);
  await page.getByRole('button', { name: authForms.newPassword.submit }).click();
  await expect(page.getByText(authMessages.passwordChanged)).toBeVisible();
  await expect(page).toHaveURL('/');

  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: authPages.continue.purposes.recovery }).click();
  await expect(page.getByText(authMessages.linkSpent)).toBeVisible();
  expect(page.url()).not.toContain('token');
  await signIn(page, { ...account, password });
});

test('AT-47: a link opened elsewhere asks first, and is not spent by looking', async ({
  page,
  context,
  request,
}) => {
  const account = { email: freshAddress(), password };
  await signUp(page, account);
  await expect(page.getByText(authForms.created(account.email))).toBeVisible();
  const link = await mailedLink(account.email, confirmMail);
  await request.get(link);
  // Another browser does not have the cookie of this one.
  await context.clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL('/auth/continue');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await page.getByRole('button', { name: authPages.continue.purposes.signup }).click();
  // Whoever opens the mail there may not be who typed the password here.
  await expect(page.getByText(authNotices.choosePassword)).toBeVisible();
  await page.getByLabel(authForms.newPassword.label, { exact: true }).fill('the-password-of-the-mailbox');
  await page.getByRole('button', { name: authForms.newPassword.submit }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(authMessages.passwordChanged)).toBeVisible();
});

test('a sign-in and a sign-out in one tab move the others, and pages that nobody has touched', async ({
  page,
  context,
  account,
}) => {
  const waiting = await context.newPage();
  await waiting.goto(`/auth?next=${encodeURIComponent(dashboard)}`);
  const untouched = await context.newPage();
  await untouched.goto('/about');
  const way = (name: string) => untouched.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await expect(way(actions.signIn)).toBeVisible();

  await signIn(page, account, dashboard);
  await expect(waiting).toHaveURL(dashboard);
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(dashboardWords.title);
  await expect(way(frame.dashboard)).toBeVisible();
  await expect(way(actions.signIn)).toBeHidden();

  await page.getByRole('button', { name: dashboardWords.signOut }).click();
  await expect(page).toHaveURL('/auth');
  await expect(waiting).toHaveURL('/auth');
  await expect(way(actions.signIn)).toBeVisible();
  await expect(untouched.locator('html')).not.toHaveAttribute('data-hydrated');
});

test('the session cookie is out of reach of scripts, and old entries of the browser are cleared', async ({
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
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['theme'],
    ['first-visit'],
  ]);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('session'));
  expect(cookies).not.toEqual([]);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-up, the mailed link, sign-in and the dashboard work', async ({ page }) => {
    const account = { email: freshAddress(), password };
    await page.goto('/auth');
    await page.getByRole('tab', { name: authForms.signUp.label }).click();
    await submitAccount(page, account, authForms.signUp.label);
    await expect(page.getByText(authForms.created(account.email))).toBeVisible();
    await page.goto(await mailedLink(account.email, confirmMail));
    await page.goto(dashboard);
    await page.getByRole('button', { name: dashboardWords.signOut }).click();
    await signIn(page, account, dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboardWords.title);
  });
});
