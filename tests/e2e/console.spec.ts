import type { Locator, Page } from '@playwright/test';
import { consoleMessages } from '@/content/messages/console';
import { formatNumber } from '@/content/messages/locale';
import { intellimate } from '@/content/intellimate';
import { products } from '@/content/products';
import * as routes from '@/lib/routes';
import {
  getDemoButton,
  expect,
  holdScripts,
  hydrate,
  buildNumberPattern,
  test,
  findViolations,
} from './support';

const { runs, stops } = intellimate.weekend;
const others = consoleMessages.others(formatNumber(runs - stops.length));
const cases = products.all
  .map(({ checkpoint }) => checkpoint)
  .toSorted((one, other) => one.left - other.left);
const [first] = cases;
const goal = Math.min(3, cases.length);
const consoleOf = (page: Page) =>
  page.getByRole('figure').filter({ has: page.getByText(consoleMessages.name, { exact: true }) });
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

if (first) {
  test('A keyboard user decides the cases of the console and reads the result', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const place = consoleOf(page);
    expect(await findViolations(page, 'main')).toEqual([]);
    await expect(place.getByText(consoleMessages.example(first.who))).toBeHidden();
    for (let count = 1; count <= goal; count += 1) {
      await expect(place.getByText(consoleMessages.place(count, goal))).toBeVisible({ visible: goal > 1 });
      await press(place, consoleMessages.approve).focus();
      await page.keyboard.press('Enter');
      if (count < goal) await press(place, consoleMessages.next).press('Enter');
    }
    await expect(place.getByRole('status')).toHaveText(
      new RegExp(`${consoleMessages.took} ${buildNumberPattern(consoleMessages.span)}`),
    );
    await expect(place.getByRole('group').getByText(others, { exact: true })).toBeVisible();
    await expect(place.getByText(consoleMessages.left)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(getDemoButton(place)).toBeFocused();
    expect(await findViolations(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations())).toEqual([]);
  });

  for (const [name, width, height] of [
    ['first screen of a desktop', 1440, 900],
    ['screen of a phone below the header', 390, 844],
  ] as const)
    test(`The console fits the ${name}, and a result takes the place of the buttons`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await hydrate(page);
      const place = consoleOf(page);
      const approve = press(place, consoleMessages.approve);
      const screen = place.locator('div').first();
      // A phone is scrolled to it, and the header covers what is above.
      if (width < 640) await screen.evaluate((element) => element.scrollIntoView());
      const header = await page.getByRole('banner').boundingBox();
      const { y = 0, height: tall = height } = (await screen.boundingBox()) ?? {};
      const top = width < 640 ? (header?.height ?? height) : y;
      expect(top + tall).toBeLessThanOrEqual(height);
      const before = await approve.boundingBox();
      await approve.click();
      const result = place.getByRole('status');
      await expect(result).toHaveText(consoleMessages.said.approved(first));
      const after = await result.boundingBox();
      expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    });

  for (const path of ['/', routes.products, routes.product(products.all[0]?.slug ?? '')])
    test(`On ${path} a line leads from a decision to what its module has changed`, async ({ page }) => {
      await page.goto(path);
      const question = await consoleOf(page).getByRole('group').getAttribute('aria-label');
      const decided = products.all.find(({ checkpoint }) => checkpoint.question === question);
      await press(consoleOf(page), consoleMessages.decline).click();
      const waits = decided?.checkpoint.waits ?? '';
      const ended = buildNumberPattern((took) => consoleMessages.ended(waits, 'declined', `${took} s`));
      const end = page.getByText(new RegExp(ended));
      const readBelow = () =>
        end.evaluate((end) => {
          end.scrollIntoView({ block: 'center' });
          const { left, bottom } = end.getBoundingClientRect();
          return document.elementFromPoint(left + 8, bottom + 24)?.closest('li:not(li li)')?.textContent;
        });
      const changed =
        path === routes.product(decided?.slug ?? '') ? decided?.keyMetrics[0]?.metric : decided?.title;
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(readBelow).toContain(changed);
      }
    });

  test('A product page shows its own case, and a press before hydration decides it', async ({ page }) => {
    const release = await holdScripts(page);
    const [{ slug, checkpoint }] = products.all as [(typeof products.all)[number]];
    await page.goto(routes.product(slug));
    const place = consoleOf(page);
    await press(place, consoleMessages.decline).click();
    release();
    await expect(place.getByRole('status')).toContainText(consoleMessages.said.declined(checkpoint));
    await expect(place.getByRole('group').getByText(others, { exact: true })).toBeVisible();
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test('Without scripts the console shows a finished example', async ({ page }) => {
      await page.goto('/');
      const place = consoleOf(page);
      await expect(place.getByText(consoleMessages.example(first.who))).toBeVisible();
      await expect(place.getByText(others)).toBeVisible();
      await expect(press(place, consoleMessages.approve)).toBeHidden();
      await expect(place.getByText(consoleMessages.left)).toBeHidden();
    });
  });
}
