import type { Page } from '@playwright/test';
import { runFieldWords as words } from '@/content/words/run-field';
import { platform } from '@/lib/content/platform';
import { lateOf, placeOf, columnsOf, runAt, stopsOf } from '@/lib/content/runs';
import * as routes from '@/lib/routes';
import { expect, hydrate, test, violations } from './support';

const { weekend } = platform;
const stops = stopsOf(weekend);
const late = lateOf(weekend);
const spoken = (index: number) => {
  const { number, fields } = runAt(weekend, index);
  return words.spoken(number, fields);
};

/** The parts of the field on a page. */
function partsOf(page: Page) {
  const field = page.locator('.run-field');
  return {
    field,
    plot: field.locator('.run-field__plot:visible'),
    card: field.locator('.run-field__card'),
    walk: field.getByRole('slider'),
    chip: (name: string) => field.getByRole('radio', { name }),
  };
}

/** The middle of a dot, in pixels from the plot's corner. */
async function dotAt(page: Page, index: number, columns: number) {
  const box = (await partsOf(page).plot.boundingBox()) ?? { width: 0 };
  const [column, row] = placeOf(index, columns);
  const pitch = box.width / columns;
  return { x: (column + 0.5) * pitch, y: (row + 0.5) * pitch };
}

for (const [name, path, ratio] of [
  ['wide', routes.platform, 3.62],
  ['small', '/', 1.466],
] as const) {
  const columns = columnsOf(weekend.runs, ratio);
  test(`${name}: the pointer and the keys show a run, and what is kept comes back`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    const { plot, card, walk, chip } = partsOf(page);
    const rest = await card.innerText();

    await test.step('a dot, and away again', async () => {
      const index = stops[1] === undefined ? 0 : stops[1] + 5;
      await plot.hover({ position: await dotAt(page, index, columns) });
      for (const said of runAt(weekend, index).fields) await expect(card).toContainText(said);
      await page.mouse.move(1, 1);
      await expect.poll(() => card.innerText()).toBe(rest);
    });

    await test.step('a click keeps a stop, and the keys go on from there', async () => {
      await plot.click({ position: await dotAt(page, stops[2] ?? 0, columns) });
      await expect(walk).toBeFocused();
      await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops[2] ?? 0));
      await page.keyboard.press('ArrowRight');
      await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops[3] ?? 0));
      await page.mouse.move(1, 1);
      for (const said of runAt(weekend, stops[3] ?? 0).fields) await expect(card).toContainText(said);
      await page.keyboard.press('End');
      await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops.at(-1) ?? 0));
      await page.keyboard.press('Home');
      await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops[0] ?? 0));
      await expect(walk).toHaveAccessibleName(words.place(1, stops.length));
    });

    if (late.length > 0)
      await test.step('with a filter, only what it shows', async () => {
        await chip(words.late).check();
        await expect(walk).toHaveAccessibleName(words.place(1, late.length));
        await page.getByRole('slider').press('End');
        await expect(walk).toHaveAttribute('aria-valuetext', spoken(late.at(-1) ?? 0));
        await expect(card).toContainText(runAt(weekend, late.at(-1) ?? 0).fields[4]);
        await expect(plot.locator('.run-field__stops')).toHaveCSS('opacity', '0.18');
      });
  });

  test(`${name}: no script before the first input, and what was chosen before it came is kept`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const { walk, card } = partsOf(page);
    await walk.focus();
    await page.keyboard.press('Home');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(walk).toHaveAttribute('aria-valuetext', spoken(stops[0] ?? 0));
    await expect(card).toContainText(runAt(weekend, stops[0] ?? 0).fields[0]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name}, ${colorScheme}: the accessibility checker finds nothing`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrate(page);
      const { plot, field } = partsOf(page);
      expect(await violations(page, '.run-field')).toEqual([]);
      await plot.hover({ position: await dotAt(page, stops[4] ?? 0, columns) });
      expect(await violations(page, '.run-field')).toEqual([]);
      expect(await field.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
    });

  test.describe(`${name}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });
    test('the choice is legend and filter, and one run stands open', async ({ page }) => {
      await page.goto(path);
      const { plot, card, walk, chip } = partsOf(page);
      await expect(walk).toBeHidden();
      await expect(card).toContainText(words.run('').trim());
      await chip(words.stop).check();
      await expect(plot.locator('.run-field__dots')).toHaveCSS('opacity', '0.18');
      await expect(plot.locator('.run-field__stops')).toHaveCSS('opacity', '1');
    });
  });
}

test('the stops are a table, with all that the field says', async ({ page }) => {
  await page.goto(routes.platform);
  await page.getByText(words.table(stops.length)).click();
  const rows = page.getByRole('region', { name: words.tableName(stops.length) }).getByRole('row');
  await expect(rows).toHaveCount(stops.length + 1);
  const { number, fields } = runAt(weekend, stops.at(-1) ?? 0);
  await expect(rows.last()).toHaveText([number, ...fields].join(''));
});
