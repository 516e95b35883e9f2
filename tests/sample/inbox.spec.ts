import { inboxWords as words } from '@/content/words/inbox';
import { platformLanding } from '@/lib/content/platform-landing';
import { expect, hydrate, test, violations } from '../e2e/support';
import type { Page } from '@playwright/test';

const { inbox } = platformLanding;
if (!inbox) throw new Error('the sample has a screen');
const { case: open } = inbox;
const [approve, change, back] = open.choices;

const screen = (page: Page) => page.locator('.inbox');
const radio = (page: Page, name: string) => screen(page).getByRole('radio', { name });
/** The lines of the trace that are seen, by their last two fields. */
const lines = (page: Page) => screen(page).locator('tbody[aria-live] tr:visible');

/** What the screen says after a choice: the line it leaves, how the run goes on, and a clock that stands. */
async function expectDecided(page: Page, choice: typeof approve): Promise<void> {
  await expect(lines(page).filter({ hasText: choice.action })).toContainText(choice.result);
  await expect(lines(page).last()).toContainText(choice.then.result);
  await expect(lines(page)).toHaveCount(open.trace.length + 2);
  await expect(screen(page).locator('.inbox__clock')).toHaveText('1:13', { useInnerText: true });
  await expect(screen(page).locator('li[aria-current]')).toContainText(words.decided, { useInnerText: true });
}

async function expectWaiting(page: Page): Promise<void> {
  await expect(lines(page)).toHaveCount(open.trace.length + 1);
  await expect(lines(page).last()).toContainText(words.yours);
  await expect(screen(page).locator('.inbox__clock')).toHaveText('1:17', { useInnerText: true });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('each choice leaves its line, and stops the clock', async ({ page }) => {
      await page.goto('/products');
      await expectWaiting(page);
      for (const choice of open.choices) {
        await screen(page).getByText(choice.text).click();
        await expectDecided(page, choice);
      }
    });

    test('the keyboard alone decides', async ({ page }) => {
      await page.goto('/products');
      await radio(page, approve.title).focus();
      await page.keyboard.press('Space');
      await expectDecided(page, approve);
      await page.keyboard.press('ArrowDown');
      await expectDecided(page, change);
      await page.keyboard.press('ArrowDown');
      await expectDecided(page, back);
    });
  });
}

test('what was chosen before hydration stays chosen', async ({ page }) => {
  await page.goto('/products');
  await radio(page, change.title).check();
  await hydrate(page);
  await expect(radio(page, change.title)).toBeChecked();
  await expectDecided(page, change);
});

test('on a phone the open case stands alone, with its place in the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products');
  await expect(screen(page).getByText(words.sorted)).toBeHidden();
  await expect(screen(page).getByText(words.place(1, inbox.waiting.length + 1))).toBeVisible();
  await screen(page).getByText(approve.text).click();
  await expect(lines(page)).toHaveCount(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing is wrong with it for the accessibility checker, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/products');
    expect(await violations(page, '.inbox')).toEqual([]);
    await screen(page).getByText(approve.text).click();
    expect(await violations(page, '.inbox')).toEqual([]);
  });
}
