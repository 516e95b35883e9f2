import { actions } from '@/content/messages/layout';
import { demoFieldMessages } from '@/content/messages/demo';
import { demoFormMessages } from '@/content/messages/demo-form';
import {
  getDemoButton,
  expect,
  fillDialog,
  createName,
  findMails,
  openDialog,
  buildRequest,
  saveFailed,
  sent,
  readRequests,
  findTeamMails,
  test,
  backendPaths,
} from './support';

const { name, email, phone, purpose } = demoFieldMessages;

test('FT-29: Each field says what is wrong with it, and Submit waits for all', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  const submit = getDemoButton(dialog);
  await expect(dialog.getByLabel(name.label)).toBeFocused();
  await expect(submit).toBeDisabled();
  await expect(dialog.getByText(demoFormMessages.incomplete)).toBeVisible();

  for (const [{ label }, typed, message] of [
    [name, 'J', demoFieldMessages.name.errors.short],
    [email, 'a', demoFieldMessages.email.errors.wrong],
    [email, '', demoFieldMessages.email.errors.missing],
    [phone, '415555', demoFieldMessages.phone.errors.short],
    [phone, '+12345678901234567', demoFieldMessages.phone.errors.wrong],
    [phone, '+1 415 555 0100 ext 12', demoFieldMessages.phone.errors.wrong],
    [phone, '0415555010', `${demoFieldMessages.phone.errors.wrong} ${phone.hint}`],
    [purpose, 'Crews', demoFieldMessages.purpose.errors.short],
  ] as const) {
    await dialog.getByLabel(label).fill(typed);
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  for (const [{ label }, typed, stored] of [
    [name, 'José4 李雷! Ольга🙂', 'José 李雷 Ольга'],
    [email, 'Jane.Doe@ACME.com', 'jane.doe@acme.com'],
    [phone, '+1 (415) 555-٠١٠٠', '+1 (415) 555-0100'],
  ] as const) {
    await dialog.getByLabel(label).fill('');
    await dialog.getByLabel(label).pressSequentially(typed);
    await expect(dialog.getByLabel(label)).toHaveValue(stored);
  }
  await expect(submit).toBeDisabled();
  await dialog.getByLabel(purpose.label).fill('Crew rebooking after a storm.');
  await expect(submit).toBeEnabled();
  await dialog.getByLabel(name.label).fill('J');
  await expect(submit).toBeDisabled();
});

test('FT-03, FT-04: A visitor whose save failed, or whose response was lost, tries again and makes one row', async ({
  page,
  member,
  faults,
}) => {
  const values = buildRequest(createName());
  const path = backendPaths.requests;
  await page.goto('/');
  const dialog = await fillDialog(page, values);
  await faults.inject({ path, status: 500 });
  await getDemoButton(dialog).click();
  await expect(page.getByText(saveFailed)).toBeVisible();
  await expect(dialog.getByLabel(purpose.label)).toHaveValue(values.purpose);
  await faults.end();
  expect(await readRequests(member, values.name)).toHaveLength(0);
  expect(await findMails(values.name)).toHaveLength(0);

  await faults.inject({ path, status: 0, afterwards: true });
  await getDemoButton(dialog).click();
  await expect.poll(() => readRequests(member, values.name)).toHaveLength(1);
  await expect(getDemoButton(dialog)).not.toHaveAttribute('aria-disabled');
  await expect(dialog.getByLabel(purpose.label)).toHaveValue(values.purpose);
  await faults.end();
  await getDemoButton(dialog).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await readRequests(member, values.name)).toHaveLength(1);
  expect(await findTeamMails(values.name)).toHaveLength(1);
});

test('The draft survives closing and reloading, until the visitor clears it', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  const field = dialog.getByLabel(name.label);
  await field.fill('Amara Nwosu');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getDemoButton(page.getByRole('banner'))).toBeFocused();
  await page.reload();
  await openDialog(page);
  await expect(field).toHaveValue('Amara Nwosu');
  await dialog.getByRole('button', { name: demoFormMessages.clear }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(dialog.getByText(demoFormMessages.kept)).toBeHidden();
});

for (const engine of ['with', 'without'])
  test(`A press beside the dialog closes it until something is typed, ${engine} its own attribute`, async ({
    page,
  }) => {
    if (engine === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
    await page.goto('/');
    const dialog = await openDialog(page);
    await page.mouse.click(12, 700);
    await expect(dialog).toBeHidden();
    await openDialog(page);
    await dialog.getByLabel(name.label).fill('Amara Nwosu');
    await expect(dialog).toHaveAttribute('closedby', 'closerequest');
    await page.mouse.click(12, 700);
    // A click is handled within the same task, so a second one comes afterwards.
    await dialog.getByLabel(purpose.label).click();
    await expect(dialog.getByLabel(name.label)).toHaveValue('Amara Nwosu');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openDialog(page);
    await expect(dialog.getByLabel(name.label)).toHaveValue('Amara Nwosu');
    await dialog.getByRole('button', { name: actions.close }).click();
    await expect(dialog).toBeHidden();
  });
