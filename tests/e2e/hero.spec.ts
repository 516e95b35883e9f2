import type { Locator, Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { liveRun as words } from '@/content/words/live-run';
import { home } from '@/lib/content/home';
import { expect, hydrate, numbered, test, violations } from './support';

const { run, decision } = home.hero;
const [first, second] = decision?.plans ?? [];
const [planB = '', planC = ''] = [first?.name, second?.name];

test.skip(!decision, 'the run on the home page waits for nobody');

const panelOf = (page: Page) => page.getByRole('figure').filter({ hasText: run.name }).first();
const inPanel = (page: Page) => {
  const panel = panelOf(page);
  return {
    panel,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    log: panel.getByRole('list', { name: words.log }),
    group: panel.getByRole('group'),
    status: panel.getByRole('status'),
  };
};
/** A sentence with any time in it. */
const anyTime = (sentence: (seconds: number) => string) => new RegExp(numbered(sentence));

/** The boxes of the panel's steps are one: nothing below it ever moves. */
const heightOf = async (panel: Locator) => Math.round(((await panel.boundingBox())?.height ?? 0) * 10) / 10;

const ways = {
  pointer: { width: 1280, height: 800, press: (button: Locator) => button.click() },
  touch: { width: 360, height: 780, press: (button: Locator) => button.tap() },
  keyboard: {
    width: 768,
    height: 900,
    press: async (button: Locator) => {
      await expect(button).toBeVisible();
      await button.press('Enter');
    },
  },
};

for (const [name, { press, width, height }] of Object.entries(ways)) {
  test.describe(`by ${name}, at ${width}`, () => {
    test.use({ viewport: { width, height }, hasTouch: name === 'touch' });

    test('every answer changes what follows, and the focus stays', async ({ page }) => {
      test.slow();
      await page.goto('/');
      const { panel, button, log, group, status } = inPanel(page);
      const rows = log.getByRole('listitem');
      await expect(button(words.approve(planB))).toBeVisible();
      await expect(status).toBeEmpty();
      const whole = await heightOf(panel);
      const sameHeight = async () => expect(await heightOf(panel)).toBe(whole);
      // Twice as long as what is too soon after a change to be meant.
      const settle = () => page.waitForTimeout(1200);

      await press(button(words.approve(planB)));
      await expect(button(words.approved(planB))).toBeFocused();
      await expect(status).toHaveText(anyTime((time) => words.youApproved(planB, time)));
      await sameHeight();
      await expect(rows.last()).toContainText(run.lines[3]?.text ?? '');
      await expect(status).toContainText(first?.result ?? '');
      await expect(button(words.approved(planB))).toBeFocused();
      await sameHeight();

      // A stamp does nothing.
      await settle();
      await page.keyboard.press('Enter');
      await expect(status).toContainText(first?.result ?? '');

      await press(button(words.replay));
      await expect(group).toBeFocused();
      await expect(status).toHaveText(words.again);
      await expect(button(words.sendBack)).toBeVisible();
      await sameHeight();

      await press(button(words.sendBack));
      await expect(button(words.sentBack)).toBeFocused();
      await expect(status).toHaveText(anyTime((time) => words.youSentBack(planB, time)));
      await sameHeight();
      await expect(button(words.takeOver)).toBeFocused();
      await expect(status).toHaveText(second?.said ?? '');
      await expect(rows).toHaveCount(6);
      await expect(rows.nth(4)).toBeInViewport();
      await sameHeight();

      await settle();
      await press(button(words.approve(planC)));
      await expect(status).toContainText(second?.result ?? '');
      await expect(button(words.approved(planC))).toBeFocused();
      await sameHeight();

      await settle();
      await press(button(words.replay));
      await press(button(words.sendBack));
      await expect(button(words.takeOver)).toBeVisible();
      await settle();
      await press(button(words.takeOver));
      await expect(button(words.takenOver)).toBeFocused();
      await expect(status).toContainText(decision?.kept.said ?? '');
      await expect(rows.last()).toContainText(decision?.kept.log ?? '');
      await sameHeight();
      await settle();
      await page.keyboard.press('Enter');
      await expect(button(words.takenOver)).toBeFocused();
    });
  });
}

/** A slow line: no script arrives before it is let through. */
async function holdScripts(page: Page) {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => resolve(undefined);
}

test('asks for no script before the first input, and draws itself all the same', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const { button, panel } = inPanel(page);
  await expect(button(words.approve(planB))).toBeHidden();
  await expect(button(words.approve(planB))).toBeVisible();
  expect(scripts).toEqual([]);
  // Hydration finds what the server sent, and leaves its clock running.
  const started = () =>
    panel.evaluate((figure) =>
      figure
        .getAnimations({ subtree: true })
        .filter((one) => one instanceof CSSAnimation && one.animationName === 'play-count')
        .map((one) => one.startTime),
    );
  const before = await started();
  expect(before).not.toHaveLength(0);
  await hydrate(page);
  expect(await started()).toEqual(before);
});

test('a press before the script is held, shown, and done once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const { button, log, status } = inPanel(page);
  await button(words.approve(planB)).click();
  await expect(button(words.approve(planB))).toHaveAttribute('data-held');
  // Another thought: the last counts.
  await button(words.sendBack).click();
  await expect(button(words.sendBack)).toHaveAttribute('data-held');
  await expect(button(words.approve(planB))).not.toHaveAttribute('data-held');
  release();
  await expect(button(words.takeOver)).toBeVisible();
  await expect(button(words.takeOver)).not.toHaveAttribute('data-held');
  await expect(status).toHaveText(second?.said ?? '');
  await expect(log.getByText(anyTime((time) => words.youSentBack(planB, time)))).toHaveCount(1);
});

test('nothing goes on by itself', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { panel, button, status } = inPanel(page);
  await expect(button(words.approve(planB))).toBeVisible();
  // Everything that CSS has planned is over: the clock, the late line, the ring.
  await panel.evaluate((figure) => {
    for (const one of figure.getAnimations({ subtree: true })) one.finish();
  });
  await expect(panel.getByText(decision?.foot.late ?? '')).toBeVisible();
  await expect(button(words.approve(planB))).toBeVisible();
  await expect(status).toBeEmpty();
});

test('the log, the clock and the sum count the same wait', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { panel, button, log } = inPanel(page);
  await expect(button(words.approve(planB))).toBeVisible();
  // Forty minutes ago: longer than the clock can show.
  await panel.evaluate((figure) => {
    for (const one of figure.getAnimations({ subtree: true }))
      if (one instanceof CSSAnimation && one.animationName === 'play-count')
        one.startTime = Number(one.startTime) - 40 * 60_000;
  });
  await button(words.approve(planB)).click();
  await expect(log.getByText(/ after 40 min/)).toBeVisible();
  await expect(panel.getByText(/^40 min.* of it yours$/)).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, and every answer is there at once', async ({ page }) => {
    await page.goto('/');
    const { panel, button, status } = inPanel(page);
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await expect(button(words.approve(planB))).toBeVisible();
    await expect(panel.getByText(words.waits, { exact: true })).toBeVisible();
    expect(await moving()).toBe(0);
    await button(words.sendBack).click();
    await expect(status).toHaveText(second?.said ?? '');
    expect(await moving()).toBe(0);
    await page.waitForTimeout(700);
    await button(words.approve(planC)).click();
    await expect(status).toContainText(second?.result ?? '');
    expect(await moving()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the run stands finished, and offers nothing that would not work', async ({ page }) => {
    await page.goto('/');
    const { panel, log } = inPanel(page);
    await expect(panel.getByRole('button')).toHaveCount(0);
    await expect(panel.getByText(first?.done ?? '')).toBeVisible();
    for (const { time, text } of run.lines)
      await expect(log.getByRole('listitem').filter({ hasText: time })).toContainText(text);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('what it asks is accessible, and moves nothing', async ({ page }) => {
      await page.goto('/');
      await expect(inPanel(page).button(words.approve(planB))).toBeVisible();
      await page.waitForTimeout(600);
      expect(await violations(page)).toEqual([]);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect(shift).toBe(0);
    });
  });
}

test('the one goal is in view at every width, once', async ({ page }) => {
  for (const width of [320, 360, 768, 1000, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const top = page.getByRole('banner').or(page.getByRole('main').locator('section').first());
    const goal = top.getByRole('button', { name: actions.requestDemo, exact: true });
    await expect(goal).toHaveCount(1);
    await expect(goal).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
