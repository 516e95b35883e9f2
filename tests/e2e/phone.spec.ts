import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords, demoFormWords } from '@/content/words/demo-form';
import { phoneWords } from '@/content/words/demo-phone';
import { countryName } from '@/lib/demo/phone';
import {
  demoButton,
  demoForm,
  expect,
  fillDialog,
  freshName,
  hydrate,
  request,
  sent,
  storedRequests,
  test,
} from './support';

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a number as it is dialed at home asks for its country, and is dialed from anywhere', async ({
    page,
    member,
  }) => {
    const values = { ...request(freshName()), phone: '' };
    const typed = '020 7946 0958 ext. 12';
    const dialog = demoForm(page);
    // The header has no button for it on a phone.
    const open = async () => {
      await hydrate(page);
      await demoButton(page.getByRole('main')).first().click();
      await expect(dialog).toHaveAttribute('data-hydrated');
    };
    await page.goto('/');
    await open();
    await fillDialog(page, values, dialog);
    const phone = dialog.getByLabel(demoFieldWords.phone.label);
    await phone.pressSequentially(typed);
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
    await expect(phone).toHaveValue(typed);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(dialog.getByText(demoFormWords.complete)).toBeVisible();

    // What was typed and chosen is there again.
    await page.reload();
    await open();
    await expect(phone).toHaveValue(typed);
    await expect(country).toHaveValue('GB');
    await demoButton(dialog).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await storedRequests(member, values.name)).toMatchObject([
      { phone: '442079460958', phone_dial: '+442079460958;ext=12' },
    ]);
  });
});

test(
  'FT-39: where the phone numbers of the world do not come, one with its country code is sent',
  { tag: '@expects-errors' },
  async ({ page, member }) => {
    const values = { ...request(freshName()), phone: 'Tel. +44 (0) 20 7946 0958' };
    await page.route(/\/phone-\w+\.js$/, (route) => route.abort());
    await page.goto('/');
    await demoButton(await fillDialog(page, values)).click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await storedRequests(member, values.name)).toMatchObject([
      { phone: '442079460958', phone_dial: '+442079460958' },
    ]);
  },
);
