import { actions } from '@/content/messages/layout';
import { pageNames } from '@/content/messages/pages';
import { searchMessages } from '@/content/messages/search';
import { matchBeginning, sectionToFind } from '../support/sample-records';
import { expect, findViolations, holdScripts, hydrate, test } from './support';

test('The slash key opens the search, arrows select, and Enter leads to the section', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: searchMessages.title });
  const field = page.getByRole('combobox', { name: searchMessages.field });
  await page.goto('/privacy');
  await hydrate(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(`${sectionToFind.text}x`);
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue(sectionToFind.text);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText(sectionToFind.page);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(sectionToFind.href);
  await expect(dialog).toBeHidden();
  const heading = page.getByRole('main').getByRole('heading', { name: sectionToFind.heading });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

for (const when of ['before the page is hydrated', 'before its code has loaded'])
  test(`The search has the letters that are typed ${when}`, async ({ page }) => {
    await page.goto('/privacy');
    if (when === 'before its code has loaded') await hydrate(page);
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type(`${sectionToFind.text}x`);
    await page.keyboard.press('Backspace');
    release();
    const field = page.getByRole('combobox', { name: searchMessages.field });
    await expect(field).toBeFocused();
    await page.keyboard.type('!');
    await expect(field).toHaveValue(`${sectionToFind.text}!`);
  });

test(
  'A visitor reads that the search index is missing, and Retry loads it',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const index = '**/search-index.json';
    await page.route(index, (route) => route.abort());
    await page.goto('/no/such/page');
    await hydrate(page);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: searchMessages.title });
    const field = page.getByRole('combobox', { name: searchMessages.field });
    await field.fill(pageNames.demo);
    await expect(dialog.getByText(searchMessages.notLoaded)).toBeVisible();
    await page.unroute(index);
    await dialog.getByRole('button', { name: actions.retry }).click();
    await expect(dialog.getByRole('option', { name: matchBeginning(pageNames.demo) })).toBeVisible();
    await expect(field).toHaveValue(pageNames.demo);
  },
);
