import { demoFieldMessages } from '@/content/messages/demo';
import { demoFormMessages } from '@/content/messages/demo-form';
import { searchButton } from '@/content/messages/layout';
import { questions } from '@/content/questions';
import { matchBeginning, menu, menuLink } from '../support/sample-records';
import { getDemoButton, getDemoForm, expect, holdScripts, hydrate, test } from './support';

test('On a slow line the form opens at once, and hydration keeps the typed text and the caret', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const button = getDemoButton(page.getByRole('banner'));
  await button.click();
  const dialog = getDemoForm(page);
  const name = dialog.getByLabel(demoFieldMessages.name.label);
  const purpose = dialog.getByLabel(demoFieldMessages.purpose.label);
  await expect(name).toBeFocused();
  await page.keyboard.type('Amara N');
  await purpose.fill('Crews and depots when a line closes.');
  await name.focus();
  await page.keyboard.press('End');
  release();
  // Typing continues during hydration.
  for (const letter of 'wosu of Lagos') await page.keyboard.type(letter, { delay: 30 });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Amara Nwosu of Lagos');
  await expect(purpose).toHaveValue('Crews and depots when a line closes.');
  await expect(dialog.getByText(demoFormMessages.kept)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test(
  'FT-22: A page whose scripts fail to load stays usable, and tries again',
  { tag: '@expects-errors' },
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: menu.label }).click();
    await expect(banner.getByRole('link', { name: matchBeginning(menuLink.label) })).toBeVisible();
    await page.keyboard.press('Escape');
    if (questions.length > 0) {
      await page.locator('details[name="faq"] > summary').first().click();
      await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
    }
    const button = getDemoButton(banner);
    await button.click();
    await expect(getDemoForm(page).getByLabel(demoFieldMessages.name.label)).toBeFocused();
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: searchButton.label }).click();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await page.unroute(/\.js$/);
    await hydrate(page);
    await button.click();
    await expect(getDemoForm(page).getByLabel(demoFieldMessages.name.label)).toBeFocused();
  },
);

test('A page fetches its whole stylesheets at the first interaction, and applies them once it is hydrated', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(request.url());
  });
  await page.goto('/');
  expect(fetched).toHaveLength(1);
  await hydrate(page);
  const applied = () =>
    page.evaluate(
      () =>
        Array.from(document.styleSheets).filter(({ href, media }) => href && media.mediaText !== 'not all')
          .length,
    );
  await expect.poll(applied).toBe(fetched.length);
  expect(fetched.length).toBeGreaterThan(1);
});
