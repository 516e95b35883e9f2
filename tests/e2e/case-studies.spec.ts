import { expect, test } from './support';

test('every case on the list leads to its page', async ({ page }) => {
  await page.goto('/case-studies');
  const links = page.getByRole('main').getByRole('link', { name: /^Read full case study/ });
  await expect(links).toHaveCount(8);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What the dock cameras knew' })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Cameras, on-site analysis/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Case Studies' }).click();
  await expect(page).toHaveURL('/case-studies');
});

test('only a case with a picture shows an architecture', async ({ page }) => {
  await page.goto('/case-studies/airline-cx-transformation');
  await expect(page.getByText('Within 90 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'People Outcomes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Solution Architecture' })).toHaveCount(0);
});

test(
  'an unknown case study is a 404 that nobody keeps',
  { tag: '@expects-errors' },
  async ({ page, request }) => {
    const answer = await request.get('/case-studies/no-such-case');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toContain('no-store');
    const html = await answer.text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).toMatch(/<h1[^>]*>Case Study Not Found</);

    await page.goto('/case-studies/no-such-case');
    await expect(page).toHaveTitle(/^Case Study Not Found/);
    await page.getByRole('link', { name: 'Back to Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
  },
);
