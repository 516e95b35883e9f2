import type { Locator, Page } from '@playwright/test';
import { mainMenu } from '@/content/messages/layout';
import { expect, hydrate, test } from '../../e2e/support';
import { menus } from '../../support/sample-records';

const opener = (page: Page, name: string) =>
  page.getByRole('navigation', { name: mainMenu }).getByRole('button', { name });
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`);

/** Returns the sides of an element, and of the window. */
const sidesOf = (element: Locator) =>
  element.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom, width: document.documentElement.clientWidth };
  });

for (const width of [1024, 1280])
  test(`Each menu opens beneath its name under the mouse, and its links work: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    await hydrate(page);
    for (const { label, id, entries } of menus) {
      await opener(page, label).hover();
      await expect(panel(page, id)).toBeVisible();
      const name = await sidesOf(opener(page, label));
      const card = await sidesOf(panel(page, id).locator('> div'));
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(card.width);
      expect(card.left).toBeLessThanOrEqual(name.right);
      expect(card.right).toBeGreaterThanOrEqual(name.left);
      expect(card.top).toBeGreaterThanOrEqual(name.bottom - 2);
      const href = entries.at(-1)?.href ?? '';
      await panel(page, id).locator(`a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(href);
      await expect(panel(page, id)).toBeHidden();
    }
  });

test('The keyboard opens each menu, enters it, leaves it by Escape and moves on by arrows', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await opener(page, menus[0]?.label ?? '').focus();
  for (const { label, id } of menus) {
    await expect(async () => {
      // Plain links are between the menus.
      if (!(await opener(page, label).evaluate((button) => button === document.activeElement)))
        await page.keyboard.press('ArrowRight');
      await expect(opener(page, label)).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(panel(page, id)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page, id).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page, id)).toBeHidden();
    await expect(opener(page, label)).toBeFocused();
  }
});
