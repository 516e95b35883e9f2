import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { phoneWords } from '@/content/words/demo-phone';
import { countryName } from '@/lib/demo/phone';
import {
  createAccount,
  expect,
  fillDialog,
  freshName,
  openDialog,
  request,
  sent,
  signIn,
  storedRequests,
  test,
} from './support';

const phoneScript = /\/phone-\w+\.js$/;

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a number as it is dialed at home asks for its country, and is dialed from anywhere', async ({
    page,
  }) => {
    const account = await createAccount();
    const values = request(freshName());
    await signIn(page, account);
    await page.goto('/');
    const dialog = await openInPage(page);
    await fillDialog(page, { ...values, phone: '' }, dialog);
    const phone = dialog.getByLabel(demoFieldWords.phone.label);
    await phone.pressSequentially('020 7946 0958 ext. 12');
    const country = dialog.getByLabel(phoneWords.country, { exact: true });
    await expect(country).toHaveValue('US');
    await expect(phone).toHaveAccessibleDescription(
      `${demoFieldErrors.phoneWrong} ${phoneWords.otherForm(countryName('US'))}`,
    );
    await phone.press('Shift+Tab');
    await expect(country).toBeFocused();
    await page.keyboard.type('United Kin');
    await expect(country).toHaveValue('GB');
    await expect(phone).toHaveAccessibleDescription(
      phoneWords.dials(phoneWords.extension('+44 20 7946 0958', '12'), countryName('GB')),
    );
    await expect(phone).toHaveValue('020 7946 0958 ext. 12');
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(dialog.getByText(demoFormWords.complete)).toBeVisible();

    // What was typed and chosen is there again.
    await page.reload();
    const again = await openInPage(page);
    await expect(again.getByLabel(demoFieldWords.phone.label)).toHaveValue('020 7946 0958 ext. 12');
    await expect(again.getByLabel(phoneWords.country, { exact: true })).toHaveValue('GB');
    await again.getByRole('button', { name: actions.requestDemo }).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await storedRequests(account, values.name)).toMatchObject([
      { phone: '442079460958', phone_dial: '+442079460958;ext=12' },
    ]);
  });
});

/** Opens the form from the page: on a phone the header has no button for it. */
async function openInPage(page: Page) {
  await page.getByRole('main').getByRole('button', { name: actions.requestDemo }).first().click();
  const dialog = page.locator('dialog[data-hydrated]');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('nothing of the world’s phone numbers is loaded before somebody types', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    if (phoneScript.test(one.url())) asked.push(one.url());
  });
  await page.goto('/');
  const dialog = await openDialog(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await dialog.getByLabel(demoFieldWords.name.label).fill('Amara');
  await expect.poll(() => asked.length).toBe(1);
});

test(
  'FT-39: where the phone numbers of the world do not come, one with its country code is sent',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const account = await createAccount();
    const values = { ...request(freshName()), phone: 'Tel. +44 (0) 20 7946 0958' };
    await signIn(page, account);
    await page.route(phoneScript, (route) => route.abort());
    await page.goto('/');
    const dialog = await fillDialog(page, values);
    await dialog.getByRole('button', { name: actions.requestDemo }).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await storedRequests(account, values.name)).toMatchObject([
      { phone: '442079460958', phone_dial: '+442079460958' },
    ]);
  },
);
