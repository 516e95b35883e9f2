import { frame } from '@/content/messages/layout';
import { notFound } from '@/content/not-found';
import { matchBeginning, claim, menu as group, menuLink } from '../support/sample-records';
import { expect, test, findViolations } from './support';

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('On a phone the menu slides in, holds the focus, and opens its groups', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: frame.openMenu }).click();
    const menu = page.getByRole('dialog', { name: frame.menu });
    await expect(menu).toBeVisible();
    const link = menu.getByRole('link', { name: menuLink.label, exact: true });
    await expect(link).toBeHidden();
    await menu.getByText(group.label, { exact: true }).click();
    await expect(link).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: frame.openMenu })).toBeFocused();
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts a visitor opens menus, sees the headline, and reads how to write to us', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(claim);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: group.label }).click();
    await expect(banner.getByRole('link', { name: matchBeginning(menuLink.label) })).toBeVisible();
    await expect(page.getByRole('main').getByText(frame.writeInstead)).toBeVisible();
  });
});

test('The first Tab offers to skip the menus, which Enter does', async ({ page }) => {
  await page.goto('/privacy');
  const skip = page.getByRole('link', { name: frame.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('An unknown address answers 404 and offers links', { tag: '@expects-errors' }, async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
