import { site } from '@/content/site';
import { having } from '../support/chosen';
import {
  expect,
  freshAddress,
  freshName,
  fillDialog,
  mailedLink,
  mailsWith,
  request,
  signIn,
  storedRequests,
  test,
} from './support';

test('a visitor becomes a request: account, mailed link, sign-in, submit, mail, dashboard, sign-out', async ({
  page,
  context,
}) => {
  const account = { email: freshAddress(), password: 'a-long-enough-password' };
  const name = freshName();

  await test.step('sign up', async () => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: `${site.name} Dashboard` })).toBeVisible();
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Sign Up' });
    await panel.getByLabel('Email').fill(account.email);
    await panel.getByLabel('Password', { exact: true }).fill(account.password);
    await panel.getByRole('button', { name: 'Sign Up' }).click();
    await expect(
      page.getByText('Account created successfully! Please check your email for verification.'),
    ).toBeVisible();
  });

  await test.step('an unconfirmed address cannot sign in', async () => {
    await page.getByRole('tab', { name: 'Sign In' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Sign In' });
    await panel.getByLabel('Email').fill(account.email);
    await panel.getByLabel('Password', { exact: true }).fill(account.password);
    await panel.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Email not confirmed').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the link again' }).first()).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['awaiting-mail']);
  });

  await test.step('open the mailed link', async () => {
    await page.goto(await mailedLink(account.email, having(`Confirm your email for ${site.name}`)));
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Successfully signed in!')).toBeVisible();
    expect(page.url()).not.toContain('token');
  });

  await test.step('sign out and sign in with the password', async () => {
    await page.goto('/dashboard-list-form-data');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page, account);
    await expect(page.getByText('Successfully signed in!')).toBeVisible();
  });

  await test.step('FT-10: submit with a double click', async () => {
    const dialog = await fillDialog(page, request(name));
    await dialog.getByRole('button', { name: 'Request Demo' }).dblclick();
    const done = page.getByText('Demo request submitted successfully! We will contact you soon.');
    await expect(done).toBeVisible();
    await expect(done).toHaveCount(1);
    await expect(dialog).toBeHidden();
  });

  await test.step('one row, one mail', async () => {
    const rows = await storedRequests(account, name);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: request(name).email, phone: '447700900142' });
    const mails = await mailsWith(name);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.Subject).toBe(`Demo request: ${name}`);
    expect(mails[0]?.Text).toContain(request(name).purpose);
  });

  await test.step('the form was reset', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Request Demo' }).click();
    await expect(page.getByRole('dialog').getByLabel('Full Name')).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  await test.step('read it on the dashboard', async () => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demo Request Dashboard' })).toBeVisible();
    for (const column of ['Name', 'Email', 'Phone', 'Purpose', 'Created At']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    await expect(page.getByRole('table', { name: /^Total requests: \d+$/ })).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row.getByRole('cell').last()).toHaveText(
      /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{2}:\d{2} [AP]M$/,
    );
    await row.getByRole('button', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByText(request(name).purpose)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('sign out; the guard holds', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Signed out.')).toBeVisible();
    await page.goto('/dashboard-list-form-data');
    await expect(page).toHaveURL('/auth?next=%2Fdashboard-list-form-data');
    await page.goBack();
    await expect(page.getByText(name)).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
});
