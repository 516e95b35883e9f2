import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { authPages } from '@/content/words/auth-pages';
import { dashboardWords } from '@/content/words/dashboard';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { demoWaiting } from '@/content/words/demo-waiting';
import { networkFailure } from '@/content/words/network';
import {
  confirmMail,
  dashboard,
  demoButton,
  demoForm,
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
  submitAccount,
  test,
} from './support';

const password = 'a-long-enough-password';
type Values = ReturnType<typeof request>;

/** Fills the form in, is asked to sign in, and makes an account for the address that was typed in it. */
async function fillAndSignUp(page: Page): Promise<Values> {
  const values = { ...request(freshName()), email: freshAddress() };
  await page.goto('/');
  const dialog = await fillDialog(page, values);
  await demoButton(dialog).click();
  await expect(page.getByText(demoOutcomes.signedOut)).toBeVisible();
  await dialog.getByRole('link', { name: actions.signIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: authPages.signIn.title })).toBeVisible();
  // The toast has been obeyed.
  await expect(page.getByText(demoOutcomes.signedOut)).toBeHidden();
  await page.getByRole('tab', { name: authForms.signUp.label }).click();
  await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(values.email);
  await page.getByLabel(authForms.password.label, { exact: true }).fill(password);
  await page.getByRole('button', { name: authForms.signUp.label, exact: true }).click();
  await expect(page.getByText(authForms.created(values.email))).toBeVisible();
  return values;
}

/** The form is open with what was typed, and says that it is not sent. */
async function expectFilled(page: Page, { name, purpose }: Values) {
  const dialog = demoForm(page);
  await expect(dialog.getByText(demoFormWords.kept)).toBeVisible();
  await expect(dialog.getByLabel(demoFieldWords.name.label)).toHaveValue(name);
  await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(purpose);
}

test('the mailed link, opened in another tab, ends at the filled form; sent there, it waits nowhere else', async ({
  page,
  context,
}) => {
  const values = await fillAndSignUp(page);
  const mailed = await context.newPage();
  await mailed.goto(await mailedLink(values.email, confirmMail));
  await expectFilled(mailed, values);
  // The tab that waited has moved on, and has it too.
  await expectFilled(page, values);
  await demoButton(demoForm(mailed)).click();
  await expect(mailed.getByText(sent)).toBeVisible();
  expect(await mailed.evaluate(() => localStorage.getItem('demo-draft'))).toBeNull();
  await expect(demoForm(page).getByText(demoFormWords.gone)).toBeVisible();
  await expect(demoForm(page).getByLabel(demoFieldWords.name.label)).toHaveValue('');
  expect(await storedRequests({ email: values.email, password }, values.name)).toHaveLength(1);
});

test('a mail opened on a phone: the page that waits notices, and the form is sent from where it was filled in', async ({
  page,
  browser,
}) => {
  const values = await fillAndSignUp(page);
  const elsewhere = await browser.newContext({
    baseURL: setting('SITE_URL'),
    viewport: { width: 390, height: 844 },
  });
  const phone = await elsewhere.newPage();
  await phone.goto(await mailedLink(values.email, confirmMail));
  await expect(phone.getByText(authPages.continue.elsewhere)).toBeVisible();
  await phone.getByRole('button', { name: authPages.continue.purposes.signup }).click();
  await expect(phone.getByText(demoWaiting.otherBrowser)).toBeVisible();

  // Who comes back to the page need not wait for it to ask again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('alert').filter({ hasText: authForms.confirmedElsewhere })).toBeVisible();
  await expect(page.getByRole('tab', { name: authForms.signIn.label })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(values.email);
  await expect(page.getByLabel(authForms.password.label, { exact: true })).toHaveValue('');

  const chosen = { email: values.email, password: 'chosen-on-the-phone' };
  await phone.getByLabel(authForms.newPassword.label, { exact: true }).fill(chosen.password);
  await phone.getByRole('button', { name: authForms.newPassword.submit }).click();
  await expect(phone.getByText(authMessages.passwordChanged)).toBeVisible();
  await elsewhere.close();
  await submitAccount(page, chosen);
  await expectFilled(page, values);
  await demoButton(demoForm(page)).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await storedRequests(chosen, values.name)).toHaveLength(1);
});

test('AT-71: signing out leaves no draft in the browser', async ({ page, account }) => {
  await page.goto('/');
  const values = request(freshName());
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('link', { name: actions.signIn }).click();
  await expect(page).toHaveURL(/\/auth/);
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('demo-draft'), sessionStorage.getItem('demo-draft')]);
  expect(String(await kept())).toContain(values.name);
  await signIn(page, account, dashboard);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: dashboardWords.signOut }).click();
  await expect(page).toHaveURL('/auth');
  expect(await kept()).toEqual([null, null]);
});

test(
  'FT-37: a request that does not leave the device is told in one sentence, in the form, and can be sent again',
  { tag: '@expects-errors' },
  async ({ page, member }) => {
    const values = request(freshName());
    await page.goto('/');
    const dialog = await fillDialog(page, values);
    await page.route('**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await demoButton(dialog).click();
    await expect(dialog.getByRole('alert').filter({ hasText: networkFailure })).toBeVisible();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(dialog.getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
    await page.unroute('**');
    await demoButton(dialog).click();
    await expect(page.getByText(sent)).toBeVisible();
    await expect((await openDialog(page)).getByText(networkFailure)).toBeHidden();
    expect(await storedRequests(member, values.name)).toHaveLength(1);
  },
);
