import type { Page } from '@playwright/test';
import { demoFieldWords } from '@/content/words/demo-form';
import { demoButton, demoForm, expect, fillDialog, freshName, hydrate, request, test } from './support';

/** Puts each text into elements of its own, as the translation of a browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const [outer, inner] = [document.createElement('span'), document.createElement('span')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });

/** Puts an element behind each field, as writing assistants and password managers do. */
const assist = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('x-assistant'));
  });

for (const [who, change] of [
  ['a translation', translate],
  ['a writing assistant', assist],
] as const)
  test(
    `${who} that changes the page before hydration closes no form and loses no word`,
    { tag: '@expects-errors' },
    async ({ page }) => {
      await page.goto('/');
      await change(page);
      await demoButton(page.getByRole('banner')).click();
      const dialog = demoForm(page);
      const name = freshName();
      await dialog.getByRole('textbox').first().fill(name);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      // Long enough for React to have drawn the page anew.
      await expect(page.locator('dialog[data-hydrated]').and(dialog)).toBeVisible();
      await expect(dialog.getByRole('textbox').first()).toHaveValue(name);
    },
  );

test('a translation after hydration breaks no form', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const dialog = await fillDialog(page, { ...request(freshName()), name: 'A' });
  await translate(page);
  const name = dialog.getByRole('textbox').first();
  await name.fill('Ada Lovelace');
  await expect(demoButton(dialog)).toBeEnabled();
  await name.fill('A');
  await expect(demoButton(dialog)).toBeDisabled();
  await expect(dialog).toBeVisible();
  expect(demoFieldWords.name.label).not.toBe('');
});
