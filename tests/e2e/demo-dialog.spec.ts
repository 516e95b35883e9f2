import {
  createAccount,
  endFaults,
  expect,
  fillDialog,
  freshName,
  injectFault,
  mailsWith,
  hydrate,
  openDialog,
  request,
  saveFailed,
  sent,
  signIn,
  storedRequests,
  test,
} from './support';

test('FT-12: an anonymous request is refused, kept through sign-in, and sent only when asked', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await page.goto('/');
  let dialog = await fillDialog(page, values);
  await expect(dialog.getByText('You need to be signed in to send this.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText('Please sign in to submit a demo request.')).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(0);

  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Sign in' })
    .click();
  await expect(page).toHaveURL('/auth?next=%2F');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  dialog = page.getByRole('dialog', { name: 'Request a Demo' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('We kept what you typed.')).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toHaveValue(values.name);
  await expect(dialog.getByLabel('Business Email')).toHaveValue(values.email);
  await expect(dialog.getByLabel('Phone Number')).toHaveValue('+447700900142');
  await expect(dialog.getByLabel('Purpose')).toHaveValue(values.purpose);
  expect(await storedRequests(account, values.name)).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
});

test('FT-29: every field says what is wrong, and submit waits for all four', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  const submit = dialog.getByRole('button', { name: 'Request Demo' });
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await expect(submit).toBeDisabled();
  await expect(dialog.getByText('Complete all four fields.')).toBeVisible();

  const says = async (label: string, typed: string, message: string) => {
    await dialog.getByLabel(label).fill(typed);
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  };
  await says('Full Name', 'J', 'Name must be at least 2 characters.');
  await says('Business Email', 'a', 'Please enter a valid business email address.');
  await says('Business Email', '', 'Email is required.');
  await says('Phone Number', '415555', 'Phone number must be at least 10 digits.');
  await says(
    'Phone Number',
    '0415555010',
    'Please enter a valid phone number (digits only, optional + at start).',
  );
  await says('Purpose', 'Crews', 'Please provide more details about your purpose (at least 10 characters).');

  await test.step('input is cleaned as typed', async () => {
    await dialog.getByLabel('Full Name').fill('');
    await dialog.getByLabel('Full Name').pressSequentially('José4 李雷! Ольга🙂');
    await expect(dialog.getByLabel('Full Name')).toHaveValue('José 李雷 Ольга');
    await dialog.getByLabel('Business Email').fill('');
    await dialog.getByLabel('Business Email').pressSequentially('Jane.Doe@ACME.com');
    await expect(dialog.getByLabel('Business Email')).toHaveValue('jane.doe@acme.com');
    await dialog.getByLabel('Phone Number').fill('');
    await dialog.getByLabel('Phone Number').pressSequentially('+1 (415) 555-0100 ext');
    await expect(dialog.getByLabel('Phone Number')).toHaveValue('+14155550100');
  });

  await test.step('the caret stays where it was', async () => {
    const name = dialog.getByLabel('Full Name');
    await name.fill('Amara Nwosu');
    await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
    await name.pressSequentially('7b');
    await expect(name).toHaveValue('Amarab Nwosu');
  });

  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Purpose').fill('Crew rebooking after a storm.');
  await expect(submit).toBeEnabled();
  await dialog.getByLabel('Full Name').fill('J');
  await expect(submit).toBeDisabled();
});

test('FT-03: when saving fails nothing is lost, and one more try is one row', async ({ page }) => {
  const account = await createAccount();
  const values = request(freshName());
  await injectFault({ email: account.email, path: '/rest/v1/demo_requests', status: 500 });
  await signIn(page, account);
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText(saveFailed)).toBeVisible();
  await expect(dialog.getByLabel('Purpose')).toHaveValue(values.purpose);
  await endFaults(account.email);
  expect(await storedRequests(account, values.name)).toHaveLength(0);
  expect(await mailsWith(values.name)).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
});

test('FT-04: when the answer is lost after saving, the next try meets the same row', async ({ page }) => {
  const account = await createAccount();
  const values = request(freshName());
  await signIn(page, account);
  await injectFault({ email: account.email, path: '/rest/v1/demo_requests', status: 0, afterwards: true });
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText(saveFailed)).toBeVisible();
  await endFaults(account.email);
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
  expect(await mailsWith(values.name)).toHaveLength(1);
});

test('FT-05: when telling the team fails the request stays saved, and the outbox tells them later', async ({
  page,
}) => {
  const account = await createAccount();
  const values = request(freshName());
  await injectFault({ email: account.email, path: '/functions/v1/send-demo-email', status: 500 });
  await signIn(page, account);
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(
    page.getByText('Request saved but email notification failed. We will still contact you.'),
  ).toBeVisible();
  expect(await storedRequests(account, values.name)).toHaveLength(1);
  await expect(async () => expect(await mailsWith(values.name)).toHaveLength(1)).toPass({ timeout: 60_000 });
});

test('the draft survives closing and reloading, and can be cleared', async ({ page }) => {
  await page.goto('/');
  let dialog = await openDialog(page);
  await dialog.getByLabel('Full Name').fill('Amara Nwosu');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Request Demo' })).toBeFocused();
  await page.reload();
  dialog = await openDialog(page);
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Amara Nwosu');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await expect(dialog.getByText('We kept what you typed.')).toBeHidden();
});

test('offline, the form says so and keeps the answers', async ({ page, context }) => {
  await page.goto('/');
  const values = request(freshName());
  const dialog = await fillDialog(page, values);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(
    dialog.getByText('You appear to be offline. Nothing was sent and your answers are kept.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Purpose')).toHaveValue(values.purpose);
});

test('FT-03: an answer that is no "created" is not taken for success', async ({ page }) => {
  const account = await createAccount();
  const values = request(freshName());
  await injectFault({ email: account.email, path: '/rest/v1/demo_requests', status: 200, body: [] });
  await signIn(page, account);
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText(saveFailed)).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toHaveValue(values.name);
});

test(
  'when the form cannot be loaded the dialog stays, says so, and takes one more try',
  { tag: '@expects-errors' },
  async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: 'Request Demo' }).click();
    const plain = page.getByRole('dialog', { name: 'Request a Demo' });
    await plain.getByLabel('Full Name').fill('Amara');
    await expect(
      plain.getByText('The form could not be loaded. Check your connection and try again.'),
    ).toBeVisible();

    await page.keyboard.press('Escape');
    await page.unroute('**/_next/static/**');
    const dialog = await openDialog(page);
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Amara');
    await dialog.getByLabel('Full Name').fill('J');
    await expect(dialog.getByText('Name must be at least 2 characters.')).toBeVisible();
  },
);

test('e-mail typed in capitals in the middle keeps its place', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  const email = dialog.getByLabel('Business Email');
  await email.fill('ann@harbour.example');
  await email.press('Home');
  await email.pressSequentially('Xy');
  await email.press('Tab');
  await expect(email).toHaveValue('xyann@harbour.example');
});
