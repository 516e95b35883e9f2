import { authForms, codeErrors } from '@/content/messages/auth';
import { codeMessages } from '@/content/messages/code';
import { dashboardMessages } from '@/content/messages/dashboard';
import { demoFieldMessages, demoOutcomes } from '@/content/messages/demo';
import { demoDialog, demoFormMessages, demoSending } from '@/content/messages/demo-form';
import { networkFailure } from '@/content/messages/errors';
import { OWN_TRACE_KEY } from '@/lib/demo/draft';
import {
  askForCode,
  confirmAndSend,
  dashboard,
  getDemoButton,
  getDemoForm,
  getPageForm,
  hydrate,
  expect,
  fillDialog,
  createAddress,
  createName,
  waitForCode,
  findMails,
  openDialog,
  buildRequest,
  sent,
  signIn,
  readRequests,
  submitAccount,
  test,
} from './support';

const { name, email, purpose } = demoFieldMessages;

test('A visitor reads about a wrong code beside the field, and gets a new code for another address', async ({
  page,
}) => {
  const values = { ...buildRequest(createName()), email: createAddress() };
  const posts: string[] = [];
  page.on('request', (made) => {
    if (made.method() === 'POST') posts.push(made.postData() ?? '');
  });
  await page.goto('/privacy');
  const dialog = await fillDialog(page, values);
  await askForCode(dialog);
  expect(posts).toHaveLength(1);
  expect(posts.join()).toContain(values.email);
  expect(posts.join()).not.toContain(values.purpose);
  await dialog.getByRole('textbox', { name: codeMessages.field }).fill('1234');
  await dialog.getByRole('button', { name: demoDialog.codeStep.confirm }).click();
  await expect(dialog.getByRole('textbox', { name: codeMessages.field })).toHaveAccessibleDescription(
    codeErrors.incomplete,
  );
  await dialog.getByRole('textbox', { name: codeMessages.field }).fill('12345678');
  await dialog.getByRole('button', { name: demoDialog.codeStep.confirm }).click();
  await expect(dialog.getByRole('textbox', { name: codeMessages.field })).toHaveAccessibleDescription(
    codeErrors.wrong,
  );
  const again = dialog.getByRole('button', { name: codeMessages.mailAgain });
  await expect(again).toHaveAttribute('aria-disabled', 'true');

  await dialog.getByRole('button', { name: codeMessages.changeEmail }).click();
  await expect(dialog.getByLabel(email.label)).toBeFocused();
  await expect(dialog.getByLabel(purpose.label)).toHaveValue(values.purpose);
  const other = createAddress();
  await dialog.getByLabel(email.label).fill(other);
  await askForCode(dialog);
  await confirmAndSend(dialog, other);
  await expect(page.getByText(sent)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await findMails(values.name)).not.toHaveLength(0);
});

test('A reload while the code is on its way opens the same step again, in the dialog and on the demo page', async ({
  page,
}) => {
  for (const path of ['/privacy', '/demo']) {
    const values = { ...buildRequest(createName()), email: createAddress() };
    await page.goto(path);
    const form = path === '/demo' ? getPageForm(page) : getDemoForm(page);
    await hydrate(page);
    if (path === '/privacy') await openDialog(page);
    await fillDialog(page, values, form);
    await askForCode(form);
    await page.reload();
    await expect(form.getByRole('textbox', { name: codeMessages.field })).toBeFocused();
    await expect(form.getByText(demoDialog.codeStep.mailed(values.email))).toBeVisible();
    await confirmAndSend(form, values.email);
    await expect(page.getByText(sent)).toBeVisible();
    expect(await findMails(values.name)).not.toHaveLength(0);
    await page.context().clearCookies();
  }
});

test('A visitor with a password signs in and returns to the filled form', async ({ page, account }) => {
  const values = buildRequest(createName());
  await page.goto('/privacy');
  const dialog = await fillDialog(page, values);
  await getDemoButton(dialog).click();
  await dialog.getByRole('link', { name: demoDialog.signIn }).click();
  await expect(page).toHaveURL('/auth?next=%2Fprivacy');
  await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue(values.email);
  await submitAccount(page, account);
  await expect(page).toHaveURL('/privacy');
  await expect(getDemoForm(page).getByText(demoFormMessages.kept)).toBeVisible();
  await expect(getDemoForm(page).getByLabel(purpose.label)).toHaveValue(values.purpose);
  expect(await readRequests(account, values.name)).toHaveLength(0);
  await getDemoButton(getDemoForm(page)).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await readRequests(account, values.name)).toHaveLength(1);
});

test(
  'FT-37: A visitor without a network keeps what was typed at every step, and goes on afterwards',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const values = { ...buildRequest(createName()), email: createAddress() };
    const note = () => getDemoForm(page).getByRole('alert').filter({ hasText: networkFailure });
    const cut = () =>
      page.route('**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await page.goto('/');
    const dialog = await fillDialog(page, values);
    await cut();
    await getDemoButton(dialog).click();
    await expect(note()).toBeVisible();
    await expect(page.getByText(demoSending.unexpected)).toBeVisible();
    await page.unroute('**');
    await getDemoButton(dialog).click();
    await expect(note()).toBeHidden();
    await dialog.getByRole('textbox', { name: codeMessages.field }).fill(await waitForCode(values.email));
    await cut();
    await dialog.getByRole('button', { name: demoDialog.codeStep.confirm }).click();
    await expect(note()).toBeVisible();
    await page.unroute('**');
    await dialog.getByRole('button', { name: demoDialog.codeStep.confirm }).click();
    await expect(page.getByText(sent)).toBeVisible();
    await expect((await openDialog(page)).getByText(networkFailure)).toBeHidden();
  },
);

test('AT-71: A sign-out removes the draft and the own trace from the browser', async ({ page, account }) => {
  await page.goto('/');
  const values = buildRequest(createName());
  await fillDialog(page, values);
  const read = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await read()).toContain(values.name);
  expect(await read()).toContain(OWN_TRACE_KEY);
  await signIn(page, account, dashboard);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: dashboardMessages.signOut }).click();
  await expect(page).toHaveURL('/auth');
  expect(await read()).not.toContain(values.name);
  expect(await read()).not.toContain(OWN_TRACE_KEY);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts a visitor confirms the address and sends the request with posted forms', async ({
    page,
  }) => {
    const values = { ...buildRequest(createName()), email: createAddress() };
    await page.goto('/privacy');
    await getDemoButton(page.getByRole('banner')).click();
    await getDemoButton(await fillDialog(page, values, getDemoForm(page))).click();
    const form = getPageForm(page);
    await expect(form.getByText(demoOutcomes.signedOut)).toBeVisible();
    await form.getByRole('textbox', { name: codeMessages.field }).fill('12345678');
    await form.getByRole('button', { name: demoDialog.codeStep.confirm }).click();
    await expect(form.getByText(codeErrors.wrong)).toBeVisible();
    await form.getByRole('button', { name: codeMessages.changeEmail }).click();
    await expect(form.getByLabel(name.label)).toHaveValue(values.name);
    await expect(form.getByLabel(purpose.label)).toHaveValue(values.purpose);
    const other = createAddress();
    await form.getByLabel(email.label).fill(other);
    await askForCode(form);
    await confirmAndSend(form, other);
    await expect(form.getByText(sent)).toBeVisible();
    expect(await findMails(values.name)).not.toHaveLength(0);
  });
});
