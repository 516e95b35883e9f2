import type { Page } from '@playwright/test';
import { intellimate } from '@/content/intellimate';
import { limitMessages } from '@/content/messages/limit';
import { runFieldMessages } from '@/content/messages/sections';
import { countReplay, createReplay } from '@/lib/content/replay';
import * as routes from '@/lib/routes';
import { expect, findViolations, test } from './support';

const replay = createReplay(intellimate.weekend);
if (replay) {
  const { limit: usual, limits } = replay;
  const other = limits.findLast((one) => one < (limits.at(-1) ?? 0)) ?? usual;
  const count = (limit: number) => countReplay(replay, limit);
  const spoken = (limit: number) => limitMessages.spoken(limit, count(limit));
  const getSlider = (page: Page) => page.getByRole('slider', { name: limitMessages.label });

  async function expectLimit(page: Page, limit: number) {
    const { waiting, asked, minutes, wrong, cost } = count(limit);
    await expect(getSlider(page)).toHaveAttribute('aria-valuetext', spoken(limit));
    for (const [name, value] of [
      [limitMessages.waiting(waiting, asked), waiting],
      [limitMessages.minutes(replay?.minutesEach ?? 0), minutes],
      [limitMessages.wrong(wrong, cost), wrong],
    ] as const)
      await expect(
        page
          .getByRole('definition')
          .filter({ hasText: new RegExp(`^${value}\\b`) })
          .and(page.locator(`div:has(> dt:has-text("${name}")) > dd`)),
      ).toBeVisible();
  }

  for (const path of ['/', routes.platform]) {
    test(`On ${path} a keyboard user tries another limit, keeps it in the address and goes back`, async ({
      page,
    }) => {
      await page.goto(path);
      await getSlider(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await expectLimit(page, other);
      await expect(page).toHaveURL(`${path}?limit=${other}#limit`);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: limitMessages.copy(other) }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: limitMessages.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      expect(await findViolations(page, 'main')).toEqual([]);
      await page.getByRole('button', { name: limitMessages.undo(usual) }).press('Enter');
      await expectLimit(page, usual);
      await expect(getSlider(page)).toBeFocused();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('button', { name: limitMessages.undo(usual) })).toBeHidden();
    });

    test(`A link to ${path} with a limit shows it without an interaction`, async ({ page }) => {
      await page.goto(`${path}?limit=${other}`);
      await expectLimit(page, other);
    });
  }

  test('The drawing, its legend and the table of stops follow the limit', async ({ page }) => {
    await page.goto(`${routes.platform}?limit=${other}`);
    await expectLimit(page, other);
    const { waiting } = count(other);
    await expect(page.getByRole('radio', { name: `${runFieldMessages.stop} ${waiting}` })).toBeVisible();
    await page.getByText(runFieldMessages.table(waiting)).click();
    await expect(
      page.getByRole('region', { name: runFieldMessages.tableName(waiting) }).getByRole('row'),
    ).toHaveCount(waiting + 1);
  });

  test('A limit moved before hydration is kept', async ({ page }) => {
    await page.goto(routes.platform);
    await getSlider(page).press('Home');
    await expectLimit(page, limits[0] ?? usual);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('Without scripts the page shows the limit in force and its numbers', async ({ page }) => {
      await page.goto(`${routes.platform}?limit=${other}`);
      await expect(page.getByRole('slider')).toBeHidden();
      await expect(page.getByText(`${limitMessages.label} ${limitMessages.dollars(usual)}`)).toBeVisible();
      const { waiting, asked } = count(usual);
      await expect(page.getByText(limitMessages.waiting(waiting, asked))).toBeVisible();
    });
  });
}
