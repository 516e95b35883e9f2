import type { Locator, Page } from '@playwright/test';
import { liveRun as words } from '@/content/words/live-run';
import { runFieldWords } from '@/content/words/run-field';
import { home } from '@/lib/content/home';
import { platform } from '@/lib/content/platform';
import { runAt, stopsOf } from '@/lib/content/runs';
import * as routes from '@/lib/routes';
import { expect, holdScripts, hydrate, numbered, test, violations } from '../e2e/support';

const { run, decision } = home.hero;
const [first, second] = decision?.plans ?? [];
const [planB = '', planC = ''] = [first?.name, second?.name];

/** The run on the home page, and its parts. */
function runOf(page: Page) {
  const panel = page.getByRole('figure').filter({ hasText: run.name }).first();
  return {
    panel,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    log: panel.getByRole('list', { name: words.log }),
    status: panel.getByRole('status'),
  };
}

/** Presses a button until the run answers, which takes a press right after a change for a second tap. */
const decide = (button: Locator, status: Locator, answer: string) =>
  expect(async () => {
    if (await button.isVisible()) await button.press('Enter');
    await expect(status).toContainText(answer, { timeout: 1000 });
  }).toPass();

/** A sentence with any time in it. */
const anyTime = (sentence: (seconds: number) => string) => new RegExp(numbered(sentence));

// The run may wait for nobody.
if (decision)
  test.describe('the run on the home page', () => {
    test('goes on as the visitor decides, keeps the focus, and can be played again', async ({ page }) => {
      await page.goto('/');
      await hydrate(page);
      const { panel, button, status } = runOf(page);
      await expect(button(words.approve(planB))).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
      const height = (await panel.boundingBox())?.height ?? 0;
      await button(words.approve(planB)).press('Enter');
      await expect(button(words.approved(planB))).toBeFocused();
      await expect(status).toContainText(first?.result ?? '');
      await decide(button(words.replay), status, words.again);
      await decide(button(words.sendBack), status, second?.said ?? '');
      await expect(button(words.takeOver)).toBeFocused();
      // Nothing below it moves.
      expect((await panel.boundingBox())?.height).toBeCloseTo(height, 0);
    });

    test('holds a press that comes before the script, and does it once', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/');
      const { button, log, status } = runOf(page);
      await button(words.approve(planB)).click();
      await expect(button(words.approve(planB))).toHaveAttribute('data-held');
      // Another thought: the last counts.
      await button(words.sendBack).click();
      await expect(button(words.approve(planB))).not.toHaveAttribute('data-held');
      release();
      await expect(button(words.takeOver)).toBeVisible();
      await expect(status).toHaveText(second?.said ?? '');
      await expect(log.getByText(anyTime((time) => words.youSentBack(planB, time)))).toHaveCount(1);
    });

    test('with reduced motion nothing moves, and every answer is there at once', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const { button, status } = runOf(page);
      await button(words.sendBack).click();
      await expect(status).toHaveText(second?.said ?? '');
      await expect(button(words.approve(planC))).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations())).toEqual([]);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the run stands finished, and the field shows a run and its filters', async ({ page }) => {
    await page.goto('/');
    const { panel, log } = runOf(page);
    await expect(panel.getByRole('button')).toHaveCount(0);
    for (const { text } of run.lines) await expect(log.getByText(text)).toBeVisible();
    await page.goto(routes.platform);
    await expect(page.getByRole('slider')).toBeHidden();
    await page.getByRole('radio', { name: runFieldWords.stop }).check();
  });
});

test('the keys walk along the stops of the field, and what was chosen before the script is kept', async ({
  page,
}) => {
  const stops = stopsOf(platform.weekend);
  const spoken = (index = 0) => {
    const { number, fields } = runAt(platform.weekend, index);
    return runFieldWords.spoken(number, fields);
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
  await expect(walk).toHaveAccessibleName(runFieldWords.place(stops.length, stops.length));
  expect(await violations(page, 'main')).toEqual([]);
});
