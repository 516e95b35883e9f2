import type { Page } from '@playwright/test';
import { demoFieldMessages } from '@/content/messages/demo';
import { themeMessages, searchButton } from '@/content/messages/layout';
import { pageNames } from '@/content/messages/pages';
import { searchMessages } from '@/content/messages/search';
import { navigation } from '@/content/navigation';
import {
  getDemoButton,
  getDemoForm,
  expect,
  holdScripts,
  hydrate,
  openDialog,
  test,
  findViolations,
} from '../e2e/support';
import { matchBeginning, menu as group, menuLink, sectionToFind } from '../support/sample-records';

// Scrollbars take room, as in most windows.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const banner = (page: Page) => page.getByRole('banner');
const searchOf = (page: Page) => page.getByRole('dialog', { name: searchMessages.title });
const field = (page: Page) => page.getByRole('combobox', { name: searchMessages.field });

test('A menu opens by pointer, click and keyboard, and closes again', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const trigger = banner(page).getByRole('button', { name: group.label });
  const link = banner(page).getByRole('link', { name: matchBeginning(menuLink.label) });
  await trigger.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(link).toBeHidden();
  await trigger.press('Enter');
  await expect(link).toBeVisible();
  expect(await findViolations(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(menuLink.href);
  await expect(link).toBeHidden();
});

test('A menu opens under a pointer that came in one step before the page was live', async ({ page }) => {
  await page.goto('/');
  const trigger = banner(page).getByRole('button', { name: group.label });
  const { x = 0, y = 0 } = (await trigger.boundingBox()) ?? {};
  await page.mouse.move(x + 8, y + 8);
  await expect(banner(page).getByRole('link', { name: matchBeginning(menuLink.label) })).toBeVisible();
});

test('The copyright names the year in which the page is read', async ({ page }) => {
  await page.clock.setFixedTime('2042-01-01T12:00:00Z');
  const [legal = { label: '', href: '' }] = navigation.legal;
  await page.goto('/');
  const line = page.getByRole('contentinfo').getByText('©');
  await hydrate(page);
  await expect(line).toHaveText(/^© 2042 \S/);
  await page.getByRole('contentinfo').getByRole('link', { name: legal.label }).click();
  await expect(page).toHaveURL(legal.href);
  await expect(line).toHaveText(/^© 2042 \S/);
});

test('The theme follows the system until the visitor chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: themeMessages.light }).click();
  await expect.poll(background).not.toBe(dark);
  await page.reload();
  expect(await background()).not.toBe(dark);
  await page.getByRole('button', { name: themeMessages.system }).click();
  await expect.poll(background).toBe(dark);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Demo dialog and search are accessible on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await hydrate(page);
    await getDemoButton(page.getByRole('main')).first().click();
    await expect(getDemoButton(getDemoForm(page))).toBeInViewport();
    await getDemoForm(page).getByLabel(demoFieldMessages.name.label).fill('J');
    await expect(page.getByText(demoFieldMessages.name.errors.short)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations())).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await field(page).fill(sectionToFind.text);
    await expect(searchOf(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(searchOf(page).getByRole('option', { selected: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

test('Nothing moves when a dialog opens', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header > div > :not(dialog), main')].map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      }),
    );
  expect(await room()).toBeGreaterThan(0);
  const before = await places();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  expect(await room()).toBe(0);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await openDialog(page);
  expect(await places()).toEqual(before);
});

const button = (page: Page) => banner(page).getByRole('button', { name: searchButton.label, exact: true });

test('The search closes by Escape and by a click beside it, and returns the focus', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchOf(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(searchOf(page)).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(searchOf(page)).toBeHidden();
});

test('The search offers pages when it finds nothing', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await button(page).click();
  await field(page).fill('zeppelin');
  await expect(searchOf(page).getByText(searchMessages.nothing('zeppelin'))).toBeVisible();
  await searchOf(page).getByRole('link').first().click();
  await expect(searchOf(page)).toBeHidden();
});

test('The search opens as soon as its code has loaded, when it was pressed before', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await button(page).click();
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(pageNames.demo);
  await expect(searchOf(page).getByRole('option', { name: matchBeginning(pageNames.demo) })).toBeVisible();
});
