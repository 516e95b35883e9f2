import type { Page } from '@playwright/test';
import { frame } from '@/content/words/frame';
import { searchWords } from '@/content/words/search-dialog';
import { FEW_OFFICES, offices } from '../support/chosen';
import { expect, hydrate, openDialog, test as base } from './support';

/** With scrollbars that take room, which browsers without a window do not show by themselves. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const scrollbar = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

/** Where the ends of header and page are. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header > div > :not(dialog), main')].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    }),
  );

for (const width of [390, 1280]) {
  test(`nothing moves when a dialog opens, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrate(page);
    expect(await scrollbar(page)).toBeGreaterThan(0);
    const before = await places(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: searchWords.field })).toBeFocused();
    expect(await scrollbar(page)).toBe(0);
    expect(await places(page)).toEqual(before);

    // A window that changes meanwhile makes no difference.
    await page.setViewportSize({ width: width - 40, height: 800 });
    await page.setViewportSize({ width, height: 800 });
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await places(page)).toEqual(before);
    if (width > 1000) await openDialog(page);
    else await page.getByRole('button', { name: frame.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await scrollbar(page)).toBe(0);
    expect(await places(page)).toEqual(before);
  });
}

test('a page with a carousel keeps its height when it is hydrated', async ({ page }) => {
  await page.goto('/about');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await hydrate(page);
  await expect(page.locator('.carousel.is-hydrated')).toBeVisible();
  expect(await height()).toBe(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a row of slides has a scrollbar', async ({ page }) => {
    test.skip(offices <= FEW_OFFICES, 'All of them are in view.');
    await page.goto('/about');
    const row = page.locator('.carousel__viewport');
    const bar = await row.evaluate(
      ({ offsetHeight, clientHeight }: HTMLElement) => offsetHeight - clientHeight,
    );
    expect(bar).toBeGreaterThan(0);
  });
});
