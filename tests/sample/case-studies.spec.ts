import { expect, test } from '../e2e/support';

test('the last case has a drawing with the words of its record', async ({ page }) => {
  await page.goto('/case-studies/7c4e19ab');
  await expect(page.getByRole('heading', { level: 1, name: 'What the dock cameras knew' })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Cameras, on-site analysis/ })).toBeVisible();
});

test('the first case is told with people and without a drawing', async ({ page }) => {
  await page.goto('/case-studies/airline-cx-transformation');
  await expect(page.getByText('Within 90 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'People Outcomes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Solution Architecture' })).toHaveCount(0);
});
