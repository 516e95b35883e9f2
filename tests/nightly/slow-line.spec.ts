import { frame } from '@/content/messages/layout';
import { demoFieldMessages } from '@/content/messages/demo';
import { demoFormMessages } from '@/content/messages/demo-form';
import {
  getDemoButton,
  getDemoForm,
  getPageForm,
  expect,
  createName,
  holdScripts,
  buildRequest,
  saveFailed,
  sent,
  readRequests,
  test,
  backendPaths,
  postBeforeScripts,
} from '../e2e/support';

const { name, email } = demoFieldMessages;

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('A tap in the slide-out menu opens the form and closes the menu', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: frame.openMenu }).tap();
    const menu = page.getByRole('dialog', { name: frame.menu });
    await getDemoButton(menu).tap();
    await page.keyboard.type('Amara');
    release();
    await expect(getDemoForm(page).getByLabel(name.label)).toHaveValue('Amara');
    await expect(menu).toBeHidden();
  });
});

test('A form with an empty field is not posted before any script', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await getDemoButton(page.getByRole('banner')).click();
  const field = getDemoForm(page).getByLabel(name.label);
  await field.fill('Amara Nwosu');
  await field.press('Enter');
  await getDemoButton(getDemoForm(page)).click();
  await expect(field).toHaveValue('Amara Nwosu');
  await expect(page).toHaveURL('/privacy');
});

test('The page of a posted form fills in what was typed, and sends it on the next try', async ({
  page,
  member,
  faults,
}) => {
  const values = buildRequest(createName());
  await faults.inject({ path: backendPaths.requests, status: 500 });
  const release = await postBeforeScripts(page, { ...values, email: values.email.toUpperCase() });
  const form = getPageForm(page);
  await expect(form.getByText(saveFailed)).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await faults.end();
  await expect(form.getByLabel(email.label)).toHaveValue(values.email);
  await expect(form.getByText(demoFormMessages.complete)).toBeVisible();
  await getDemoButton(form).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await readRequests(member, values.name)).toHaveLength(1);
});
