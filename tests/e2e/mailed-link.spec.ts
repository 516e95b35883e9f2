import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { authNotices, authPages } from '@/content/words/auth-pages';
import { dashboardWords } from '@/content/words/dashboard';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { demoWaiting } from '@/content/words/demo-waiting';
import { networkFailure } from '@/content/words/network';
import {
  confirmMail,
  createAccount,
  expect,
  fillDialog,
  freshAddress,
  freshName,
  mailedLink,
  openDialog,
  request,
  sent,
  setting,
  signIn,
  storedRequests,
  test,
} from './support';

const PHONE = { width: 390, height: 844 };
const password = 'a-long-enough-password';
const formOf = (page: Page) => page.getByRole('dialog', { name: demoDialog.title });
const sendButton = (page: Page) => formOf(page).getByRole('button', { name: actions.requestDemo });

/** Fills the form in, is asked to sign in, and makes an account for the address that was typed in it. */
async function fillAndSignUp(page: Page, values: ReturnType<typeof request>) {
  await page.goto('/');
  await fillDialog(page, values);
  await sendButton(page).click();
  await expect(page.getByText(demoOutcomes.signedOut)).toBeVisible();
  await formOf(page).getByRole('link', { name: actions.signIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: authPages.signIn.title })).toBeVisible();
  // The toast has been obeyed.
  await expect(page.getByText(demoOutcomes.signedOut)).toBeHidden();
  await page.getByRole('tab', { name: authForms.signUp.label }).click();
  await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(values.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
  await page.getByRole('button', { name: authForms.signUp.label, exact: true }).click();
  await expect(page.getByText(authForms.created(values.email))).toBeVisible();
}

/** The form stands open with what was typed, and says that it is not sent. */
async function expectFilled(page: Page, values: ReturnType<typeof request>) {
  await expect(formOf(page)).toBeVisible();
  await expect(formOf(page).getByText(demoFormWords.kept)).toBeVisible();
  await expect(formOf(page).getByLabel(demoFieldWords.name.label)).toHaveValue(values.name);
  await expect(formOf(page).getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
}

test('the mailed link, opened in another tab, ends at the filled form; sent there, it waits nowhere else', async ({
  page,
  context,
}) => {
  const values = { ...request(freshName()), email: freshAddress() };
  await fillAndSignUp(page, values);
  const mailed = await context.newPage();
  await mailed.goto(await mailedLink(values.email, confirmMail));
  await expectFilled(mailed, values);
  // The tab that waited has moved on, and has it too.
  await expectFilled(page, values);
  await sendButton(mailed).click();
  await expect(mailed.getByText(sent)).toBeVisible();
  expect(await mailed.evaluate(() => localStorage.getItem('demo-draft'))).toBeNull();
  await expect(formOf(page).getByText(demoFormWords.gone)).toBeVisible();
  await expect(formOf(page).getByLabel(demoFieldWords.name.label)).toHaveValue('');
  expect(await storedRequests({ email: values.email, password }, values.name)).toHaveLength(1);
});

test('a mail opened on a phone: the page that waits notices, and the form is sent from where it was filled in', async ({
  page,
  browser,
}) => {
  const values = { ...request(freshName()), email: freshAddress() };
  await fillAndSignUp(page, values);
  const phone = await (await browser.newContext({ baseURL: setting('SITE_URL'), viewport: PHONE })).newPage();
  await phone.goto(await mailedLink(values.email, confirmMail));
  await expect(phone.getByText(authPages.continue.elsewhere)).toBeVisible();
  await phone.getByRole('button', { name: authPages.continue.purposes.signup }).click();
  await expect(phone.getByText(demoWaiting.otherBrowser)).toBeVisible();

  const notice = page.getByRole('alert').filter({ hasText: authForms.confirmedElsewhere });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('tab', { name: authForms.signIn.label })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(values.email);
  await expect(page.getByLabel(authForms.password.label, { exact: true })).toHaveValue('');

  const chosen = 'chosen-on-the-phone';
  await phone.getByLabel(authForms.newPassword.label, { exact: true }).fill(chosen);
  await phone.getByRole('button', { name: authForms.newPassword.submit }).click();
  await expect(phone.getByText(authMessages.passwordChanged)).toBeVisible();
  await page.getByLabel(authForms.password.label, { exact: true }).fill(chosen);
  await page.getByRole('button', { name: authForms.signIn.label, exact: true }).click();
  await expectFilled(page, values);
  await expect(page.getByText(demoOutcomes.signedOut)).toBeHidden();
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await storedRequests({ email: values.email, password: chosen }, values.name)).toHaveLength(1);
  await phone.context().close();
});

test('AT-70: for a taken address the waiting page waits as for a new one', async ({ page }) => {
  const taken = await createAccount();
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(taken.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill('a-strangers-password');
  await page.getByRole('button', { name: authForms.signUp.label, exact: true }).click();
  await expect(page.getByText(authForms.created(taken.email))).toBeVisible();
  const answer = await page.waitForResponse((response) => response.url().endsWith('/auth/waiting'));
  expect(await answer.json()).toEqual({ confirmed: false });
  await expect(page.getByText(authForms.confirmedElsewhere)).toBeHidden();
});

test('a link that was used before asks whether the address is confirmed already, and offers to sign in', async ({
  page,
  context,
}) => {
  const email = freshAddress();
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('textbox', { name: authForms.email.label }).fill(email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
  await page.getByRole('button', { name: authForms.signUp.label, exact: true }).click();
  await expect(page.getByText(authForms.created(email))).toBeVisible();
  const link = await mailedLink(email, confirmMail);
  await page.goto(link);
  await expect(page).toHaveURL('/');
  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: authPages.continue.purposes.signup }).click();
  await expect(page.getByText(authNotices.accountLinkSpent)).toBeVisible();
  await expect(page.getByRole('tab', { name: authForms.signIn.label })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('AT-71: signing out leaves no draft in the browser', async ({ page }) => {
  const account = await createAccount();
  await page.goto('/');
  const values = request(freshName());
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('link', { name: actions.signIn }).click();
  await expect(page).toHaveURL(/\/auth/);
  const kept = () =>
    page.evaluate(
      () => (localStorage.getItem('demo-draft') ?? '') + (sessionStorage.getItem('demo-draft') ?? ''),
    );
  expect(await kept()).toContain(values.name);
  await signIn(page, account, '/dashboard-list-form-data');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: dashboardWords.signOut }).click();
  await expect(page).toHaveURL('/auth');
  expect(await kept()).toBe('');
});

test(
  'FT-37: a request that does not leave the device is told in one sentence, in the form, and can be sent again',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account);
    const values = request(freshName());
    const dialog = await fillDialog(page, values);
    await page.route('**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await sendButton(page).click();
    await expect(dialog.getByRole('alert').filter({ hasText: networkFailure })).toBeVisible();
    await expect(page.getByText('Failed to fetch')).toHaveCount(0);
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    await page.unroute('**');
    await sendButton(page).click();
    await expect(page.getByText(sent)).toBeVisible();
    const again = await openDialog(page);
    await expect(again.getByText(networkFailure)).toBeHidden();
    expect(await storedRequests(account, values.name)).toHaveLength(1);
  },
);
