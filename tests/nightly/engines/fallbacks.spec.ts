import type { LaunchOptions, Page } from '@playwright/test';
import { actions, mainMenu } from '@/content/messages/layout';
import { demoFieldMessages } from '@/content/messages/demo';
import { demoDialog } from '@/content/messages/demo-form';
import { expect, hydrate, test } from '../../e2e/support';
import { menus } from '../../support/sample-records';
import { chromiumWithout, firefoxWithout } from './newer-features';

// Playwright's WebKit has no switches, and lacks some of the features anyway.
test.use({
  launchOptions: [
    async (
      { launchOptions, browserName }: { launchOptions: LaunchOptions; browserName: string },
      provide: (options: LaunchOptions) => Promise<void>,
    ) => {
      await provide({
        ...launchOptions,
        ...(browserName === 'chromium' && { args: [`--disable-blink-features=${chromiumWithout}`] }),
        ...(browserName === 'firefox' && { firefoxUserPrefs: firefoxWithout }),
      });
    },
    { scope: 'worker' },
  ],
});

/** Opens the dialog and closes it by its button, by a press beside it, or by Escape. */
async function openAndClose(page: Page) {
  const dialog = page.getByRole('dialog', { name: demoDialog.title });
  for (const close of [
    () => dialog.getByRole('button', { name: actions.close }).click(),
    () => page.mouse.click(12, 700),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.getByRole('banner').getByRole('button', { name: actions.requestDemo }).click();
    await expect(dialog.getByLabel(demoFieldMessages.name.label)).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
  }
}

test('Menus and the dialog work without all newer features, before and after hydration', async ({
  page,
  browserName,
}) => {
  const { promise: tried, resolve: load } = Promise.withResolvers<unknown>();
  await page.route('**/*.js', async (route) => {
    await tried;
    await route.continue();
  });
  await page.goto('/');
  const lacks = await page.evaluate(() => ({
    chromium: !CSS.supports('overlay: auto'),
    firefox: !CSS.supports('anchor-scope: --a') && !('closedBy' in HTMLDialogElement.prototype),
    webkit: !CSS.supports('overlay: auto'),
  }));
  expect(lacks[browserName]).toBe(true);
  await openAndClose(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  load(null);
  await hydrate(page);
  await openAndClose(page);
  for (const { label, id, entries } of menus) {
    await page.getByRole('navigation', { name: mainMenu }).getByRole('button', { name: label }).hover();
    const link = page.locator(`#menu-${id} a[href="${entries[0]?.href}"]`).first();
    await link.hover();
    await expect(link).toBeVisible();
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.mouse.wheel(0, 900);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
});
