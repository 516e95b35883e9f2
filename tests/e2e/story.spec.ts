import { receiptMail, requestMail } from '@/content/messages/mails';
import { frame, sessionMessages } from '@/content/messages/layout';
import { codeMessages } from '@/content/messages/code';
import { dashboardMessages, requestColumns } from '@/content/messages/dashboard';
import { demoFieldMessages, demoOutcomes, demoReceipt } from '@/content/messages/demo';
import { demoDialog, receiptLink } from '@/content/messages/demo-form';
import { site } from '@/content/site';
import type { Delivery } from '../support/webhook-receiver';
import {
  getDemoButton,
  getDemoForm,
  hydrate,
  expect,
  fillDialog,
  createAddress,
  createName,
  waitForCode,
  findMails,
  buildRequest,
  findTeamMails,
  readSetting,
  test,
  totalLine,
} from './support';

/** Returns the types of the webhooks that the receiver verified for this name. */
async function listMails(name: string): Promise<string[]> {
  const response = await fetch(`${readSetting('WEBHOOK_RECEIVER_URL')}/received`);
  const deliveries = (await response.json()) as Delivery[];
  return deliveries
    .filter(({ verified, body }) => verified && body.includes(name))
    .map(({ body }) => (JSON.parse(body) as { type: string }).type);
}

test('A visitor sends a request, confirms it by code, finds it on the dashboard and signs out', async ({
  page,
  context,
}) => {
  const account = { email: createAddress(), password: '' };
  const values = { ...buildRequest(createName()), email: account.email };
  const { name } = values;
  const dialog = getDemoForm(page);

  let presses = 0;
  const posts: string[] = [];
  page.on('request', (made) => {
    if (made.method() === 'POST') posts.push(made.postData() ?? '');
  });

  await test.step('The form without a session mails a code and sends no request', async () => {
    await page.goto('/');
    // The press that opens the dialog.
    presses += 1;
    await fillDialog(page, values);
    presses += 1;
    await getDemoButton(dialog).click();
    await expect(page.getByText(demoOutcomes.signedOut)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: demoDialog.codeStep.title })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    expect(posts).toHaveLength(1);
    expect(posts.join()).not.toContain(name);
  });

  await test.step('FT-10: A double click signs in with the code in the same dialog and sends one request', async () => {
    const code = await waitForCode(account.email);
    await dialog
      .getByRole('textbox', { name: codeMessages.field })
      .fill(`${code.slice(0, 4)} ${code.slice(4)}`);
    presses += 1;
    await dialog.getByRole('button', { name: demoDialog.codeStep.confirm }).dblclick();
    const done = page.getByText(demoOutcomes.sent);
    await expect(done).toBeVisible();
    await expect(done).toHaveCount(1);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    expect([presses, Object.keys(values).length + 1]).toEqual([3, 5]);
  });

  await test.step('The team gets one mail', async () => {
    const mails = await findTeamMails(name);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.Subject).toBe(requestMail.subject(name));
    expect(mails[0]?.Text).toContain(values.purpose);
  });

  await test.step('The account gets a receipt, and the receiver a webhook', async () => {
    await expect(async () => {
      const receipts = await findMails(account.email);
      expect(receipts.map(({ Subject }) => Subject)).toContain(receiptMail.subject(site.name));
      // Supabase's own services cannot reach the receiver.
      expect(await listMails(name)).toEqual(process.env['WEBHOOKS'] === 'off' ? [] : ['request.created']);
    }).toPass();
  });

  await test.step('The form is empty, and the receipt says what happens next, also after a reload', async () => {
    await page.reload();
    await hydrate(page);
    await page.getByRole('complementary').getByRole('button', { name: receiptLink.open }).click();
    const { by, within } = site.answering;
    await expect(dialog.getByText(demoReceipt.next(by, within, values.email))).toBeVisible();
    await dialog.getByRole('button', { name: demoReceipt.another }).click();
    await expect(dialog.getByLabel(demoFieldMessages.name.label)).toHaveValue('');
  });

  await test.step('The next request needs no code', async () => {
    const second = { ...values, name: createName() };
    await fillDialog(page, second, dialog);
    await getDemoButton(dialog).click();
    await expect(dialog).toBeHidden();
    expect(await findTeamMails(second.name)).toHaveLength(1);
  });

  await test.step('The dashboard shows the request', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: frame.dashboard }).click();
    await expect(page.getByRole('heading', { level: 1, name: dashboardMessages.title })).toBeVisible();
    for (const column of [
      requestColumns.name,
      requestColumns.email,
      requestColumns.phone,
      requestColumns.purpose,
      requestColumns.created_at,
    ]) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    await expect(page.getByRole('table', { name: totalLine })).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole('cell').nth(4)).toHaveText(
      / [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{2}:\d{2} [AP]M$/,
    );
    await row.getByRole('link', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByText(values.purpose)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('After the sign-out the dashboard leads to sign-in', async () => {
    await page.getByRole('button', { name: dashboardMessages.signOut }).click();
    // The toast comes first, because it leaves after six seconds, and a page may compile for longer.
    await expect(page.getByText(sessionMessages.signedOut)).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await page.goto('/dashboard-list-form-data');
    await expect(page).toHaveURL('/auth?next=%2Fdashboard-list-form-data');
    await page.goBack();
    await expect(page.getByText(name)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
});
