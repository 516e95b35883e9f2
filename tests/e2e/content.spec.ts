import type { Page } from '@playwright/test';
import { event } from '@/content/event';
import { questions } from '@/content/questions';
import { expect, test } from './support';

const openAnswers = (page: Page) => page.locator('details[name="faq"][open]');

/** Which part of the page stands at the top of the screen. */
const topOf = (page: Page, id: string) =>
  page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? NaN, id);

test('questions open one at a time, by keyboard, and close again', async ({ page }) => {
  await page.goto('/');
  const questionsOf = page.locator('details[name="faq"] > summary');
  await expect(questionsOf).toHaveCount(questions.length);
  await expect(openAnswers(page)).toHaveCount(0);
  await questionsOf.nth(1).press('Enter');
  await expect(openAnswers(page)).toHaveText(new RegExp(questions[1]?.question ?? ''));
  await questionsOf.nth(4).press('Space');
  await expect(openAnswers(page)).toHaveCount(1);
  await expect(openAnswers(page)).toHaveText(new RegExp(questions[4]?.question ?? ''));
  await questionsOf.nth(4).press('Enter');
  await expect(openAnswers(page)).toHaveCount(0);
});

test('anchors put their section below the header', async ({ page }) => {
  for (const [path, link, id] of [
    ['/industries', 'Explore Industries', 'industries'],
    ['/careers', 'View Open Positions', 'open-positions'],
    ['/products', 'Explore Capabilities', 'capabilities'],
    ['/products', 'See How It Works', 'transformation'],
    ['/products', 'See Transformation Areas', 'transformation'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: link }).first().press('Enter');
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(60);
    await expect.poll(() => topOf(page, id)).toBeLessThan(200);
  }
});

test(
  'a photo that does not load leaves the initials as they are',
  { tag: '@expects-errors' },
  async ({ page }) => {
    const portrait = page.locator('.art-team').first().locator('..');
    await page.goto('/team');
    const initials = await portrait.screenshot();
    // As the page is with a photo in the record.
    await page.route('/team', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(class="art art-team[^"]*?(absolute [^"]*)".*?<\/svg>)/s,
        '$1<img src="/gone.jpg" alt="" width="480" height="420" loading="lazy" class="$2"/>',
      );
      await route.fulfill({ response, body: html });
    });
    const asked = page.waitForResponse('/gone.jpg');
    await page.reload();
    expect((await asked).status()).toBe(404);
    await expect(portrait.locator('img')).toBeHidden();
    expect((await portrait.screenshot()).equals(initials)).toBe(true);
  },
);

test('the video host hears of nobody before the press on play', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>Player</title>', contentType: 'text/html' });
  });
  await page.goto(`/${event.slug}`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: event.video.play }).click();
  await expect(page.getByTitle(event.video.caption)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/');
});

test('the quotes go round by the arrow keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${event.slug}`);
  const quotes = page.getByRole('group', { name: 'Slides' });
  const count = page.getByText(/^1 of 3/);
  await quotes.focus();
  await expect(count).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^3 of 3/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(count).toBeVisible();
});

test('the locations move on by themselves once they are seen, and the pause control holds them', async ({
  page,
}) => {
  await page.goto('/about');
  const carousel = page.getByRole('region', { name: /./ }).filter({ has: page.getByText('1 of 7') });
  // No pointer, no key: that they are seen is enough.
  await carousel.evaluate((element) => element.scrollIntoView());
  await expect(page.getByText(/^2 of 7/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a category and a tag lead to their articles, from the list, a card and an article', async ({
  page,
}) => {
  await page.goto('/blogs');
  const main = page.getByRole('main');
  const filter = page.getByRole('navigation', { name: 'Categories' });
  await expect(filter.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await main.getByRole('article').first().getByRole('link', { name: 'Technology' }).click();
  await expect(page).toHaveURL('/blogs/category/technology');
  await expect(filter.getByRole('link', { name: 'Technology' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('article')).toHaveCount(2);
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'audit' }).click();
  await expect(page).toHaveURL('/blogs/tag/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
});

test('an article that there is not leads to the list, without what stood behind its address', async ({
  page,
  request,
}) => {
  await page.goto('/blogs/no-such-article?page=2');
  await expect(page).toHaveURL('/blogs');
  const { status, headers } = await request
    .get('/blogs/no-such-article', { maxRedirects: 0 })
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
  expect([status, headers['location'], headers['cache-control']]).toEqual([
    307,
    '/blogs',
    'private, no-store',
  ]);
});

test('a topic that no article has is a 404', { tag: '@expects-errors' }, async ({ request }) => {
  for (const path of ['/blogs/category/nope', '/blogs/tag/nope'])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, slides scroll, and nothing is hidden', async ({ page }) => {
    await page.goto('/');
    await page.locator('details[name="faq"] > summary').first().click();
    await expect(openAnswers(page)).toHaveCount(1);
    await page.goto('/about');
    await expect(page.getByRole('group', { name: '7 of 7' })).toBeAttached();
    await page.goto(`/${event.slug}`);
    await expect(page.getByRole('link', { name: event.video.link })).toHaveAttribute('href', /youtube\.com/);
    for (const { name } of event.voices.quotes)
      await expect(page.getByText(name, { exact: true })).toBeAttached();
  });
});
