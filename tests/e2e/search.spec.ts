import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pageNames } from '@/content/words/page-names';
import { actions } from '@/content/words/actions';
import { authForms } from '@/content/words/auth';
import { searchButton } from '@/content/words/search';
import { searchWords } from '@/content/words/search-dialog';
import { articles } from '@/lib/content/articles';
import { startingPoints } from '@/lib/content/navigation';
import { pages } from '@/lib/content/pages';
import * as routes from '@/lib/routes';
import { beginning, recordPath, sectionToFind } from '../support/chosen';
import { expect, hydrate, numbered, test, violations } from './support';

const INDEX = '**/search-index.json';
const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: searchButton.label, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: searchWords.title });
const field = (page: Page) => page.getByRole('combobox', { name: searchWords.field });

/** How many there are: one, or more. */
const someResults = new RegExp(`^(${RegExp.escape(searchWords.count(1))}|${numbered(searchWords.count)})$`);

async function search(page: Page, query: string) {
  await button(page).click();
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toHaveText(someResults);
}

test('nothing of the search is loaded before an interaction with it, and it weighs at most 60 KB', async ({
  page,
}) => {
  let counted = false;
  let weight = 0;
  const urls: string[] = [];
  page.on('response', (response) => {
    if (!counted) return;
    urls.push(response.url());
    void response.body().then((body) => (weight += gzipSync(body).length));
  });
  const early: string[] = [];
  page.on('request', (request) => early.push(request.url()));
  await page.goto('/');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(early.filter((url) => url.includes('search'))).toEqual([]);

  counted = true;
  await search(page, sectionToFind.page);
  expect(urls.some((url) => url.endsWith('/search-index.json'))).toBe(true);
  await page.waitForLoadState('networkidle');
  console.log(`Code, library and index: ${weight} bytes`);
  expect(weight).toBeLessThan(60_000);
});

test('the slash key opens it, arrows choose, Enter leads to the section', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type(sectionToFind.words);
  await expect(field(page)).toHaveValue(sectionToFind.words);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const options = dialog(page).getByRole('option');
  await expect(options.first()).toContainText(sectionToFind.page);
  const marked = await options.first().locator('mark').allTextContents();
  expect(marked).not.toEqual([]);
  const words = sectionToFind.words.toLowerCase();
  for (const word of marked) expect(words).toContain(word.toLowerCase());

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(sectionToFind.href);
  await expect(dialog(page)).toBeHidden();
  const heading = page.getByRole('main').getByRole('heading', { name: sectionToFind.words });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

const [newest] = articles.all;
for (const [query, path] of [
  [sectionToFind.page, sectionToFind.href.replace(/#.*/, '')],
  ...(newest ? [[newest.title, routes.article(newest.slug)] as const] : []),
  [pageNames.careers, routes.careers],
] as const) {
  test(`"${query}" finds ${path} first`, async ({ page }) => {
    await page.goto('/');
    await search(page, query);
    await expect(dialog(page).getByRole('option').first()).toHaveAttribute('href', path);
  });
}

test('Esc and a click beside it close it, and the focus returns', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(dialog(page)).toBeHidden();
});

test('a slash that is typed, or pressed with a modifier, opens nothing', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('textbox', { name: authForms.email.label }).pressSequentially('a/b');
  await expect(page.getByRole('textbox', { name: authForms.email.label })).toHaveValue('a/b');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+/');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('what is typed while the search loads is kept', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { promise: typed, resolve: load } = Promise.withResolvers<unknown>();
  await page.route('**/_next/static/**', async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type(`${pageNames.careers}x`);
  await page.keyboard.press('Backspace');
  await expect(dialog(page)).toHaveCount(0);
  load(undefined);
  await expect(field(page)).toHaveValue(pageNames.careers);
  await expect(dialog(page).getByRole('option', { name: beginning(pageNames.careers) })).toBeVisible();
});

test('no letter is lost between the key and the field, however fast they come', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) {
    await page.goto('/');
    await hydrate(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.keyboard.type('/rail crews');
    await expect(field(page)).toHaveValue('rail crews');
    // And at once anew, when the browser need not yet have said that the dialog is closed.
    await page.keyboard.press('Escape');
    await page.keyboard.type('/voice');
    await expect(field(page)).toHaveValue('voice');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
});

for (const hydrated of [true, false]) {
  test(`Escape takes the key back, page hydrated: ${String(hydrated)}`, async ({ page }) => {
    // What is loaded comes when the test says so.
    const { promise: asked, resolve: come } = Promise.withResolvers<unknown>();
    const wait = () =>
      page.route('**/*.js', async (route) => {
        await asked;
        await route.continue();
      });
    if (!hydrated) await wait();
    await page.goto('/');
    if (hydrated) {
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      await wait();
    }
    await page.keyboard.type('/car');
    await page.keyboard.press('Escape');
    await page.keyboard.type('eers');
    come(null);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.type('/voice');
    await expect(field(page)).toHaveValue('voice');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
}

test('a press before the page is hydrated is kept', async ({ page }) => {
  const { promise: pressed, resolve: load } = Promise.withResolvers<unknown>();
  await page.route('**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await button(page).click();
  await expect(button(page)).toHaveAttribute('data-held');
  load(undefined);
  await expect(dialog(page)).toBeVisible();
});

test('nothing found: pages to begin with', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await field(page).fill('zeppelin');
  await expect(dialog(page).getByText(searchWords.nothing('zeppelin'))).toBeVisible();
  const [start] = startingPoints;
  await dialog(page)
    .getByRole('link', { name: start?.label ?? '' })
    .click();
  await expect(page).toHaveURL(start?.href ?? '');
  await expect(dialog(page)).toBeHidden();
});

test('without the index it says so, and Retry loads it', { tag: '@expects-errors' }, async ({ page }) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto('/no/such/page');
  await button(page).click();
  await field(page).fill(pageNames.careers);
  await expect(dialog(page).getByText(searchWords.notLoaded)).toBeVisible();
  await page.unroute(INDEX);
  await dialog(page).getByRole('button', { name: actions.retry }).click();
  await expect(dialog(page).getByRole('option', { name: beginning(pageNames.careers) })).toBeVisible();
  await expect(field(page)).toHaveValue(pageNames.careers);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`no accessibility violation: ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const check = async () => expect(await violations(page)).toEqual([]);
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      await check();
      await field(page).fill(sectionToFind.words);
      await expect(dialog(page).getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await check();
      await field(page).fill('zeppelin');
      await expect(dialog(page).getByText(searchWords.nothing('zeppelin'))).toBeVisible();
      await check();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(button(page)).toBeHidden();
  });
});

test('every public page is there as Markdown too', async ({ page, request }) => {
  const list = await request.get('/llms.txt');
  expect(list.headers()['content-type']).toContain('text/plain');
  const links = [...(await list.text()).matchAll(/\]\((\S+)\): /g)].map(([, href]) => String(href));
  expect(links).toHaveLength(pages.length);
  for (const href of links) {
    const answer = await request.get(href, { maxRedirects: 0 });
    expect([href, answer.status()]).toEqual([href, 200]);
    expect(answer.headers()['content-type']).toContain('text/markdown');
    expect(await answer.text()).toMatch(/^# \S/);
  }
  await page.goto(recordPath);
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    new RegExp(`${recordPath}\\.md$`),
  );
  for (const unknown of ['/blogs/none.md', '/case-studies/none.md', '/none.md']) {
    expect((await request.get(unknown, { maxRedirects: 0 })).ok()).toBe(false);
  }
});
