import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { demoDialog } from '@/content/words/demo';
import { demoFieldErrors } from '@/content/words/demo-errors';
import { demoFieldWords } from '@/content/words/demo-form';
import { frame, mainMenu, themeWords } from '@/content/words/frame';
import { notFound } from '@/lib/content/errors';
import { navigation } from '@/lib/content/navigation';
import { beginning, claim, menu as group, menuLink } from '../support/chosen';
import { expect, hydrate, openDialog, test, violations } from './support';

const header = (page: Page) => page.getByRole('banner');

test('the header changes once the page is scrolled more than 10 px', async ({ page }) => {
  await page.goto('/');
  const bar = header(page);
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(70);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
  expect(await height()).toBeGreaterThan(70);
  await page.mouse.wheel(0, 20);
  await expect.poll(height).toBeLessThan(63);
});

/** What a color of the header is made of: how light it is, from 0 to 1. */
const lightness = (page: Page) =>
  header(page).evaluate((bar) =>
    Number(/\(([\d.]+)/.exec(getComputedStyle(bar, '::before').backgroundColor)?.[1]),
  );

for (const width of [1280, 360])
  test(`over ink the header is ink, over paper it is paper: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const scrollTo = (place: string, by: number) =>
      page
        .locator(place)
        .last()
        .evaluate((section, more) => {
          window.scrollTo({ top: section.getBoundingClientRect().top + scrollY + more, behavior: 'instant' });
        }, by);
    for (const ink of ['section.ink-band', '.site-footer']) {
      // The footer is always there.
      if ((await page.locator(ink).count()) === 0) continue;
      await scrollTo(ink, -100);
      await expect.poll(() => lightness(page)).toBeGreaterThan(0.9);
      await scrollTo(ink, 10);
      await expect.poll(() => lightness(page)).toBeLessThan(0.3);
    }
  });

test('a menu opens by pointer, click and keyboard, and closes again', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const trigger = header(page).getByRole('button', { name: group.label });
  const link = header(page).getByRole('link', { name: beginning(menuLink.label) });
  await expect(link).toBeHidden();

  await trigger.hover();
  await expect(link).toBeVisible();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(600, 700);
  await expect(link).toBeHidden();

  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(menuLink.href);
  await expect(link).toBeHidden();
});

test('the copyright is of the year in which the page is read, whenever it was built', async ({ page }) => {
  const [legal = { label: '', href: '' }] = navigation.legal;
  await page.clock.setFixedTime('2042-01-01T12:00:00Z');
  await page.goto('/');
  const line = page.getByRole('contentinfo').getByText('©');
  await expect(line).toHaveText(/^© 2042 \S/);
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: legal.label }).click();
  await expect(page).toHaveURL(legal.href);
  await expect(line).toHaveText(/^© 2042 \S/);
});

for (const [text, widths] of [
  ['100%', [1024, 1100, 1199, 1200, 1440, 2200]],
  ['200%', [2024, 2200]],
] as const) {
  test(`menus stay within the window, text at ${text}`, async ({ page }) => {
    await page.goto('/');
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.menu')].map((menu) => {
          menu.showPopover();
          const { left, right } = menu.getBoundingClientRect();
          menu.hidePopover();
          return { left, right };
        }),
      );
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header(page).getByRole('button', { name: group.label })).toBeVisible();
      for (const { left, right } of await places()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
    // The last ones give way where their triggers reach the window's edge.
    await page.getByRole('navigation', { name: mainMenu }).evaluate((nav) => {
      const insetInlineStart = `${innerWidth - nav.getBoundingClientRect().right}px`;
      Object.assign(nav.style, { position: 'relative', insetInlineStart });
    });
    const rights = (await places()).map(({ right }) => right);
    expect(Math.max(...rights)).toBeLessThanOrEqual(Math.max(...widths));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu slides in 300 px wide, keeps the focus, and its groups open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: frame.openMenu }).click();
    const menu = page.getByRole('dialog', { name: frame.menu });
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(300);
    const link = menu.getByRole('link', { name: menuLink.label, exact: true });
    await expect(link).toBeHidden();
    await menu.getByText(group.label, { exact: true }).click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: frame.openMenu })).toBeFocused();
  });

  test('the demo dialog is a sheet with its button in view', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: actions.requestDemo }).first().tap();
    const dialog = page.getByRole('dialog', { name: demoDialog.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: actions.requestDemo })).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, letters are there, and the page says how to reach us', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claim);
    await header(page).getByRole('button', { name: group.label }).click();
    await expect(header(page).getByRole('link', { name: beginning(menuLink.label) })).toBeVisible();
    await expect(page.getByRole('main').getByText(frame.writeInstead)).toBeVisible();
  });
});

test('an address that does not exist is a 404 with ways on', { tag: '@expects-errors' }, async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
});

test('the theme follows the system until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: themeWords.light }).click();
  await expect.poll(ground).not.toBe(dark);
  await page.reload();
  expect(await ground()).not.toBe(dark);
  await page.getByRole('button', { name: themeWords.system }).click();
  await expect.poll(ground).toBe(dark);
});

test('reduced motion: nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await openDialog(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(
      `no accessibility violation: ${colorScheme}, ${width} px`,
      { tag: '@expects-errors' },
      async ({ page }) => {
        // Six times all rules.
        test.slow();
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        const check = async () => expect(await violations(page)).toEqual([]);
        // The main part of every page is looked at in pages.spec.ts.
        for (const path of ['/', '/auth?tab=sign-up', '/no-such-page']) {
          await page.goto(path);
          await check();
        }
        await page.goto('/');
        if (width < 1024) {
          await page.getByRole('button', { name: frame.openMenu }).click();
          await check();
          await page.keyboard.press('Escape');
        } else {
          await header(page).getByRole('button', { name: group.label }).click();
          await check();
          await page.keyboard.press('Escape');
        }
        await page.getByRole('main').getByRole('button', { name: actions.requestDemo }).first().click();
        await page.locator('dialog[data-hydrated]').getByLabel(demoFieldWords.name.label).fill('J');
        await expect(page.getByText(demoFieldErrors.nameShort)).toBeVisible();
        await check();
      },
    );
  }
}
