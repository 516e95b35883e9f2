import { expect, hydrate, test } from '../e2e/support';

const example = '6.4 months after the first run';

test('what is typed before the page is hydrated is kept and counted, and what is wrong is said', async ({
  page,
}) => {
  await page.goto('/demo');
  const main = page.getByRole('main');
  const once = main.getByLabel('Spent once, in $');
  await once.fill('36,000');
  await hydrate(page);
  await expect(once).toHaveValue('36,000');
  await expect(main.getByText('3.2 months after the first run')).toBeVisible();
  const hourly = main.getByLabel('Cost of an hour, in $');
  await hourly.fill('12,50');
  await expect(main.getByText('never, at these numbers.')).toBeVisible();
  await hourly.fill('');
  await expect(hourly).toHaveAccessibleDescription('Enter a number.');
  await hourly.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await main.getByRole('button', { name: 'Back to the example' }).click();
  await expect(main.getByText(example)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the sum is that of the example, and says so', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.getByText(example)).toBeVisible();
    await expect(page.getByText('Without scripts this stays the sum of the example.')).toBeVisible();
  });
});
