import { receiptMail, requestMail } from '@/content/words/mail';
import { authPages } from '@/content/words/auth-pages';
import { actions } from '@/content/words/actions';
import { authForms, authMessages } from '@/content/words/auth';
import { dashboardWords, requestColumns } from '@/content/words/dashboard';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { demoOutcomes } from '@/content/words/demo-outcomes';
import { frame } from '@/content/words/frame';
import { sessionMessages } from '@/content/words/session';
import { site } from '@/content/site';
import { demoReceipt } from '@/content/words/demo-receipt';
import { demoWaiting } from '@/content/words/demo-waiting';
import {
  confirmMail,
  expect,
  fillDialog,
  freshAddress,
  freshName,
  mailedLink,
  mailsWith,
  request,
  signIn,
  storedRequests,
  teamMails,
  setting,
  test,
  totalLine,
} from './support';

/** What the receiver of webhooks verified about a request with this name: the types. */
async function toldAbout(name: string): Promise<string[]> {
  const answer = await fetch(`${setting('MAILBOX_URL')}/webhooks/received`);
  const { deliveries } = (await answer.json()) as { deliveries: { verified: boolean; body: string }[] };
  return deliveries
    .filter(({ verified, body }) => verified && body.includes(name))
    .map(({ body }) => (JSON.parse(body) as { type: string }).type);
}

test('a visitor becomes a request: account, mailed link, sign-in, submit, mail, dashboard, sign-out', async ({
  page,
  context,
}) => {
  const account = { email: freshAddress(), password: 'a-long-enough-password' };
  const name = freshName();

  await test.step('sign up', async () => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: authPages.card(site.name) })).toBeVisible();
    await page.getByRole('tab', { name: authForms.signUp.label }).click();
    const panel = page.getByRole('tabpanel', { name: authForms.signUp.label });
    await panel.getByLabel(authForms.email.label).fill(account.email);
    await panel.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await panel.getByRole('button', { name: authForms.signUp.label }).click();
    await expect(page.getByText(authMessages.accountCreated)).toBeVisible();
  });

  await test.step('an unconfirmed address cannot sign in', async () => {
    await page.getByRole('tab', { name: authForms.signIn.label }).click();
    const panel = page.getByRole('tabpanel', { name: authForms.signIn.label });
    await panel.getByLabel(authForms.email.label).fill(account.email);
    await panel.getByLabel(authForms.password.label, { exact: true }).fill(account.password);
    await panel.getByRole('button', { name: authForms.signIn.label }).click();
    await expect(page.getByText('Email not confirmed').first()).toBeVisible();
    await expect(page.getByRole('button', { name: authForms.resend.submit }).first()).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['awaiting-mail']);
  });

  await test.step('open the mailed link', async () => {
    await page.goto(await mailedLink(account.email, confirmMail));
    await expect(page).toHaveURL('/');
    await expect(page.getByText(sessionMessages.signedIn)).toBeVisible();
    expect(page.url()).not.toContain('token');
    // Nothing was typed in this tab.
    await expect(page.getByText(demoWaiting.elsewhere)).toBeVisible();
  });

  await test.step('sign in with the password', async () => {
    await context.clearCookies();
    await signIn(page, account);
    await expect(page.getByText(sessionMessages.signedIn)).toBeVisible();
  });

  await test.step('FT-10: submit with a double click', async () => {
    const dialog = await fillDialog(page, request(name));
    await dialog.getByRole('button', { name: actions.requestDemo }).dblclick();
    const done = page.getByText(demoOutcomes.sent);
    await expect(done).toBeVisible();
    await expect(done).toHaveCount(1);
    await expect(dialog).toBeHidden();
  });

  await test.step('one row, one mail', async () => {
    const rows = await storedRequests(account, name);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: request(name).email, phone: '447700900142' });
    const mails = await teamMails(name);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.Subject).toBe(requestMail.subject(name));
    expect(mails[0]?.Text).toContain(request(name).purpose);
  });

  await test.step('a receipt comes to the account, and a webhook to the receiver', async () => {
    await expect(async () => {
      const receipts = await mailsWith(account.email);
      expect(receipts.map(({ Subject }) => Subject)).toContain(receiptMail.subject(site.name));
      expect(await toldAbout(name)).toEqual(['request.created']);
    }).toPass({ timeout: 20_000 });
  });

  await test.step('the form was reset, and the receipt says what happens next', async () => {
    await page.getByRole('banner').getByRole('button', { name: actions.requestDemo }).click();
    const dialog = page.getByRole('dialog', { name: demoDialog.title });
    await expect(dialog.getByLabel(demoFieldWords.name.label)).toHaveValue('');
    const { by, within } = site.answering;
    await expect(dialog.getByText(demoReceipt.next(by, within, request(name).email))).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('read it on the dashboard', async () => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: frame.dashboard }).click();
    await expect(page.getByRole('heading', { level: 1, name: dashboardWords.title })).toBeVisible();
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
    await expect(row.getByRole('cell').nth(4)).toHaveText(
      /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{2}:\d{2} [AP]M$/,
    );
    await row.getByRole('button', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByText(request(name).purpose)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('sign out; the guard holds', async () => {
    await page.getByRole('button', { name: dashboardWords.signOut }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(sessionMessages.signedOut)).toBeVisible();
    await page.goto('/dashboard-list-form-data');
    await expect(page).toHaveURL('/auth?next=%2Fdashboard-list-form-data');
    await page.goBack();
    await expect(page.getByText(name)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
});
