import { searchButton } from '@/content/messages/layout';
import { searchMessages } from '@/content/messages/search';
import { expect, test } from '../../e2e/support';
import { sectionToFind } from '../../support/sample-records';

for (const width of [390, 1280])
  test(`Results are in view, arrows select one, and Enter leads to its section: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: searchButton.label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: searchMessages.title });
    const field = page.getByRole('combobox', { name: searchMessages.field });
    await expect(field).toBeFocused();
    await page.keyboard.type(`${sectionToFind.page} ${sectionToFind.text}`);
    const first = dialog.getByRole('option').first();
    await expect(first).toContainText(sectionToFind.text);
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(sectionToFind.href);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: sectionToFind.heading })).toBeInViewport();
  });
