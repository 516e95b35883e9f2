import type { Page } from '@playwright/test';
import { actions } from '@/content/words/actions';
import { authPages } from '@/content/words/auth-pages';
import { demoDialog } from '@/content/words/demo';
import { demoFieldWords } from '@/content/words/demo-form';
import { frame } from '@/content/words/frame';
import { searchWords } from '@/content/words/search-dialog';
import { articles } from '@/lib/content/articles';
import { caseStudies } from '@/lib/content/case-studies';
import { press } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { plainLink } from '../support/chosen';
import { createAccount, expect, fillDialog, freshName, hydrate, request, signIn, test } from './support';

const entries = (page: Page) => page.evaluate(() => history.length);
const form = (page: Page) => page.getByRole('dialog', { name: demoDialog.title });

test('back closes the demo dialog before it leaves the page, and forward opens it as it was', async ({
  page,
}) => {
  await page.goto(plainLink.href);
  await page.goto('/');
  await hydrate(page);
  const before = await entries(page);
  const values = request(freshName());
  await fillDialog(page, values);
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByLabel(demoFieldWords.name.label)).toHaveValue(values.name);
  // Closed in its own way, it leaves nothing to go back through.
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openDialog');
  await page.goBack();
  await expect(page).toHaveURL(plainLink.href);
});

test('back closes the search; forward finds none and stays', async ({ page }) => {
  await page.goto(plainLink.href);
  await page.goto('/');
  await hydrate(page);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: searchWords.title });
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(search).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openDialog');
  await page.goBack();
  await expect(page).toHaveURL(plainLink.href);
});

test('who opens nothing has no entry more than pages', async ({ page }) => {
  await page.goto('/');
  const before = await entries(page);
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: plainLink.label }).click();
  await expect(page).toHaveURL(plainLink.href);
  expect(await entries(page)).toBe(before + 1);
});

test('back from sign-in opens the form again with what was typed; the next closes it', async ({ page }) => {
  await page.goto(plainLink.href);
  await page.goto('/');
  // The form that a page opens as it loads, without a press, has no entry: this one is walked to without a load.
  await hydrate(page);
  const values = request(freshName());
  const dialog = await fillDialog(page, values);
  await dialog.getByRole('link', { name: actions.signIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: authPages.signIn.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByLabel(demoFieldWords.purpose.label)).toHaveValue(values.purpose);
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(plainLink.href);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('back closes the menu; a link in it leaves no entry of the menu behind', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const before = await entries(page);
    const menu = page.getByRole('dialog', { name: frame.menu });
    await page.getByRole('button', { name: frame.openMenu }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: frame.openMenu }).click();
    await menu.getByRole('link', { name: plainLink.label, exact: true }).click();
    await expect(page).toHaveURL(plainLink.href);
    await expect(menu).toBeHidden();
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });

  test('the menu gives way to the form, and back closes that', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const before = await entries(page);
    const menu = page.getByRole('dialog', { name: frame.menu });
    await page.getByRole('button', { name: frame.openMenu }).click();
    await menu.getByRole('button', { name: actions.requestDemo }).click();
    await expect(form(page)).toBeVisible();
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('demo-dialog');
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expect(form(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  const texts = [
    ...articles.slugs.slice(0, 2).map(routes.article),
    ...press.slugs.slice(0, 1).map(routes.release),
    ...caseStudies.slugs.slice(0, 1).map(routes.caseStudy),
  ];
  for (const path of texts)
    test(`${path} has one way to the demo in its text, reached by keyboard`, async ({ page }) => {
      await page.goto(path);
      const button = page.getByRole('main').getByRole('button', { name: actions.requestDemo });
      await expect(button).toHaveCount(1);
      await button.focus();
      await expect(button).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(form(page)).toBeVisible();
    });
});

test('back closes the panel of a request, and the address follows', async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  const name = freshName();
  const dialog = await fillDialog(page, request(name));
  await dialog.getByRole('button', { name: actions.requestDemo }).click();
  await expect(dialog).toBeHidden();
  await page.goto(routes.dashboard);
  const row = page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name });
  const panel = page.getByRole('dialog', { name });
  await row.click();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\?request=/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(routes.dashboard);
  await page.goForward();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(/\?request=/);
  // To the request beside it, if there is one, and away: one entry for all panels.
  const next = panel.locator('a[rel=next], a[rel=prev]').first();
  if (await next.isVisible()) {
    await next.click();
    await expect(panel).toBeHidden();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(page).toHaveURL(/\?request=/);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(page).toHaveURL(routes.dashboard);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openDialog');
  await page.reload();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});
