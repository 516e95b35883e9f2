import { authForms, authPages } from '@/content/messages/auth';
import { codeMessages } from '@/content/messages/code';
import { demoFieldMessages, demoOutcomes, demoReceipt } from '@/content/messages/demo';
import { demoDialog, demoFormMessages, receiptLink } from '@/content/messages/demo-form';
import { site } from '@/content/site';
import {
  buildRequest,
  confirmAndSend,
  createAddress,
  createName,
  expect,
  fillDialog,
  findTeamMails,
  findViolations,
  getDemoButton,
  getDemoForm,
  getPageForm,
  hydrate,
  openDialog,
  readRequests,
  sent,
  submitAccount,
  test,
} from './support';

const { name, purpose } = demoFieldMessages;
const { send } = authPages.signIn;

test('A visitor sends a request on the demo page itself, and reads the receipt in its place', async ({
  page,
  context,
}) => {
  const values = { ...buildRequest(createName()), email: createAddress() };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/demo');
  await hydrate(page);
  const form = await fillDialog(page, values, getPageForm(page));
  await getDemoButton(form).click();
  await expect(page.getByText(demoOutcomes.signedOut)).toBeVisible();
  const step = form.getByRole('heading', { name: demoDialog.codeStep.title });
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await step.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  expect(await context.cookies()).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await confirmAndSend(form, values.email);
  await expect(page.getByText(sent)).toHaveCount(1);
  await expect(form.getByRole('heading', { name: receiptLink.title })).toBeFocused();
  const { by, within } = site.answering;
  await expect(form.getByText(demoReceipt.next(by, within, values.email))).toBeInViewport();
  expect(await findTeamMails(values.name)).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);

  await form.getByRole('button', { name: demoReceipt.another }).click();
  await expect(form.getByLabel(name.label)).toBeFocused();
  await expect(form.getByLabel(name.label)).toHaveValue('');
});

test('The form on the demo page and the dialog have the same text, whichever is typed into', async ({
  page,
  member,
}) => {
  const values = buildRequest(createName());
  await page.goto('/demo');
  await hydrate(page);
  const form = getPageForm(page);
  await form.getByLabel(name.label).pressSequentially('Amara');
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel(name.label)).toHaveValue('Amara');
  await fillDialog(page, values, dialog);
  await page.keyboard.press('Escape');
  await expect(form.getByLabel(purpose.label)).toHaveValue(values.purpose);
  await getDemoButton(form).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await readRequests(member, values.name)).toHaveLength(1);
  await expect((await openDialog(page)).getByLabel(name.label)).toHaveValue('');
});

test('A visitor who signs in from the demo page reads why and what is saved, and returns to its filled form', async ({
  page,
  account,
}) => {
  const values = buildRequest(createName());
  await page.goto('/demo');
  await hydrate(page);
  const form = await fillDialog(page, values, getPageForm(page));
  await getDemoButton(form).click();
  const goToPassword = () => form.getByRole('link', { name: demoDialog.signIn }).click();
  await goToPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(send.titles['sign-in']);
  await expect(page.getByRole('region', { name: send.saved })).toContainText(values.purpose);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: authForms.useCode }).click();
  await expect(form.getByRole('textbox', { name: codeMessages.field })).toBeFocused();
  await goToPassword();
  await submitAccount(page, account);
  await expect(page).toHaveURL('/demo');
  await expect(form.getByText(demoFormMessages.kept)).toBeVisible();
  await expect(form.getByLabel(purpose.label)).toHaveValue(values.purpose);
  await expect(getDemoForm(page)).toBeHidden();
  await getDemoButton(form).click();
  await expect(page.getByText(sent)).toBeVisible();
});

test('A text that is typed on the demo page before hydration stays', async ({ page }) => {
  await page.goto('/demo', { waitUntil: 'commit' });
  const form = getPageForm(page);
  await form.getByLabel(name.label).pressSequentially('Amara N');
  await hydrate(page);
  await page.keyboard.type('wosu');
  await expect(form.getByLabel(name.label)).toHaveValue('Amara Nwosu');
  await form.getByRole('textbox').last().focus();
  await expect((await openDialog(page)).getByLabel(name.label)).toHaveValue('Amara Nwosu');
});

test.describe(() => {
  test.use({ isMobile: true, hasTouch: true });

  test('On a phone the header has the button that the text of the demo page names', async ({ page }) => {
    await page.goto('/demo');
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(getDemoButton(page.getByRole('banner'))).toBeInViewport({ ratio: 1 });
    }
  });
});
