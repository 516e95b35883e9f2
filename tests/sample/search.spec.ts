import { expect, test } from '../e2e/support';

for (const [query, path] of [
  ['conversation agents', '/products/intelliconverse'],
  ['salesforce', '/technologies/salesforce'],
  ['voice', '/products/intelliconverse'],
  ['hotel energy', '/blogs/ai-hotel-sustainability-energy-waste'],
  ['careers', '/careers'],
  ['refund limit', '/products/intelliconverse#checkpoint'],
  ['pricing', '/products#pricing'],
  ['single sign-on', '/intellimate#security'],
  ['trace format', '/intellimate#trace-format'],
] as const) {
  test(`"${query}" finds ${path} first`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search this site' }).fill(query);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(dialog.getByRole('option').first()).toHaveAttribute('href', path);
  });
}
