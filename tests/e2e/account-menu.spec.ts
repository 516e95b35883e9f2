import type { Locator, Page } from '@playwright/test';
import { accountMessages, actions, frame, sessionMessages } from '@/content/messages/layout';
import { dashboardMessages } from '@/content/messages/dashboard';
import * as routes from '@/lib/routes';
import { claim } from '../support/sample-records';
import { expect, hydrate, test, toastRegion, findViolations } from './support';

const banner = (page: Page) => page.getByRole('banner');
const trigger = (page: Page) =>
  banner(page).getByRole('button', { name: accountMessages.label, exact: true });
const entriesOf = (place: Locator) => ({
  group: place.getByRole('group', { name: accountMessages.label }),
  dashboard: place.getByRole('link', { name: frame.dashboard, exact: true }),
  signOut: place.getByRole('button', { name: accountMessages.signOut, exact: true }),
});

/** Counts how often a page asks who is signed in. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === routes.session) count += 1;
  });
  return () => count;
}

async function expectSignedOut(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: toastRegion });
  await expect(toasts.getByText(sessionMessages.signedOut)).toBeVisible();
  await expect(page).toHaveURL(routes.auth);
  expect((await page.context().cookies()).filter(({ name }) => /^s(ession|igned)/.test(name))).toEqual([]);
}

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('In a wide window a signed-in visitor sees the address in the menu, opens the dashboard and signs out', async ({
    page,
    member,
  }) => {
    const questions = countQuestions(page);
    await page.goto('/privacy');
    const { group, dashboard, signOut } = entriesOf(banner(page));
    await hydrate(page);
    expect(questions()).toBe(0);
    await trigger(page).click();
    await expect(group.getByText(member.email)).toBeVisible();
    expect(questions()).toBe(1);
    expect(await findViolations(page, 'header')).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(group).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dashboard).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: dashboardMessages.title })).toBeVisible();
    await expect(group).toBeHidden();

    await trigger(page).click();
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await signOut.click();
    await expectSignedOut(page);
    await expect(trigger(page)).toBeHidden();
    await expect(group).toBeHidden();
  });

  test(
    'In a wide window a visitor stays signed in and reads why when a sign-out does not reach the site',
    { tag: '@expects-errors' },
    async ({ page, member }) => {
      await page.goto('/');
      await hydrate(page);
      await page.route('**', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      const { group, signOut } = entriesOf(banner(page));
      await trigger(page).click();
      await expect(group.getByText(member.email)).toBeVisible();
      await signOut.click();
      await expect(page.getByRole('region', { name: toastRegion }).getByRole('listitem')).toBeVisible();
      await expect(group).toBeHidden();
      await expect(trigger(page)).toBeVisible();
    },
  );
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('On a phone a visitor finds the account at the end of the slide-out menu, and Back does not reopen it', async ({
    page,
    member,
  }) => {
    await page.goto('/');
    await hydrate(page);
    const before = await page.evaluate(() => history.length);
    const menu = page.getByRole('dialog', { name: frame.menu });
    const { group, dashboard, signOut } = entriesOf(menu);
    const open = () => page.getByRole('button', { name: frame.openMenu }).click();
    await expect(trigger(page)).toBeHidden();
    await open();
    await expect(group.getByText(member.email)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dashboard.click();
    await expect(page.getByRole('heading', { level: 1, name: dashboardMessages.title })).toBeVisible();
    await expect(menu).toBeHidden();

    // The address changes before the page, and a new page closes the menu.
    const home = page.getByRole('heading', { level: 1 }).filter({ hasText: claim });
    await page.goBack();
    await expect(home).toBeVisible();
    await open();
    await signOut.click();
    await expectSignedOut(page);
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(home).toBeVisible();
    await expect(menu).toBeHidden();
    await open();
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(group).toBeHidden();
  });
});

test('A signed-out visitor sees no account menu, and the page asks the server nothing', async ({ page }) => {
  const questions = countQuestions(page);
  await page.goto('/');
  await hydrate(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: actions.signIn })).toBeVisible();
  await expect(trigger(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: frame.openMenu }).click();
  const menu = page.getByRole('dialog', { name: frame.menu });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(entriesOf(menu).group).toBeHidden();
  await expect(entriesOf(menu).dashboard).toBeHidden();
  expect(questions()).toBe(0);
});

test('Public pages are the same file for every visitor', async ({ page, request, member }) => {
  const [without, with_] = await Promise.all([request.get('/'), page.request.get('/')]);
  const body = await with_.text();
  expect(body).toBe(await without.text());
  expect(body).not.toContain(member.email);
  for (const response of [without, with_]) {
    expect(response.headers()).not.toHaveProperty('set-cookie');
    expect(response.headers()['cache-control']).not.toMatch(/private|no-store/);
  }
  expect(with_.headers()['cache-control']).toBe(without.headers()['cache-control']);
});

test('Only a signed-in visitor gets an address from the server, and no cache keeps it', async ({
  page,
  request,
  member,
}) => {
  for (const [who, email] of [
    [page.request, member.email],
    [request, null],
  ] as const) {
    const response = await who.get(routes.session);
    expect(await response.json()).toEqual({ email });
    expect(response.headers()['cache-control']).toBe('private, no-store');
  }
});
