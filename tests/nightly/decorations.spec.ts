import { runFieldMessages } from '@/content/messages/sections';
import { intellimate } from '@/content/intellimate';
import { getRunAt, listCheckpoints } from '@/lib/content/runs';
import * as routes from '@/lib/routes';
import { expect, test, findViolations } from '../e2e/support';

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts the illustration shows a run and its filters', async ({ page }) => {
    await page.goto(routes.platform);
    await expect(page.getByRole('slider')).toBeHidden();
    await page.getByRole('radio', { name: runFieldMessages.stop }).check();
  });
});

test('Arrow keys move along the stops of the illustration, and hydration keeps the selection', async ({
  page,
}) => {
  const stops = listCheckpoints(intellimate.weekend);
  const spoken = (index = 0) => {
    const { number, fields } = getRunAt(intellimate.weekend, index);
    return runFieldMessages.spoken(number, fields);
  };
  await page.goto(routes.platform);
  const walk = page.getByRole('slider');
  await walk.focus();
  await page.keyboard.press('Home');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops[0]));
  await page.keyboard.press('ArrowRight');
  await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops[1]));
  await page.keyboard.press('End');
  await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops.at(-1)));
  await expect(walk).toHaveAccessibleName(runFieldMessages.place(stops.length, stops.length));
  expect(await findViolations(page, 'main')).toEqual([]);
});
