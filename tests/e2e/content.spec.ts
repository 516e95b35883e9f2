import type { Page } from '@playwright/test';
import { articleListWords } from '@/content/words/articles';
import { carouselWords } from '@/content/words/carousel';
import { questions } from '@/content/questions';
import { measuredWords, sectionWords } from '@/content/words/sections';
import { locations } from '@/lib/content/about';
import { articles } from '@/lib/content/articles';
import { careers } from '@/lib/content/careers';
import { event } from '@/lib/content/event';
import { figures } from '@/lib/content/figures';
import { homeNotes } from '@/lib/content/home';
import { industries, industriesPage } from '@/lib/content/industries';
import { platformLanding } from '@/lib/content/platform-landing';
import { team } from '@/lib/content/team';
import { tags, categories } from '@/lib/content/topics';
import * as routes from '@/lib/routes';
import { beginning, eventPath, FEW_OFFICES, film, offices, quotes, RING } from '../support/chosen';
import { expect, hydrate, test } from './support';

const openAnswers = (page: Page) => page.locator('details[name="faq"][open]');

/** Which part of the page stands at the top of the screen. */
const topOf = (page: Page, id: string) =>
  page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? NaN, id);

test('questions open one at a time, by keyboard, and close again', async ({ page }) => {
  test.skip(questions.length < 2, 'There are not two questions.');
  await page.goto('/');
  const questionsOf = page.locator('details[name="faq"] > summary');
  await expect(questionsOf).toHaveCount(questions.length);
  await expect(openAnswers(page)).toHaveCount(0);
  const last = questions.length - 1;
  await questionsOf.nth(0).press('Enter');
  await expect(openAnswers(page)).toContainText(questions[0]?.question ?? '');
  await questionsOf.nth(last).press('Space');
  await expect(openAnswers(page)).toHaveCount(1);
  await expect(openAnswers(page)).toContainText(questions[last]?.question ?? '');
  await questionsOf.nth(last).press('Enter');
  await expect(openAnswers(page)).toHaveCount(0);
});

test('anchors put their section below the header', async ({ page }) => {
  for (const [path, link, id] of [
    ...(industries.all.length > 0 ? [[routes.industries, industriesPage.hero.action, 'industries']] : []),
    ...(careers.positions.items.length > 0 ? [[routes.careers, careers.hero.action, 'open-positions']] : []),
    ...[platformLanding.hero.primary, ...platformLanding.hero.further]
      .filter(({ href }) => href.startsWith('#'))
      .map(({ label, href }) => [routes.products, label, href.slice(1)]),
  ] as [string, string, string][]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: link }).first().press('Enter');
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(60);
    await expect.poll(() => topOf(page, id)).toBeLessThan(200);
  }
});

/** A page that marks a figure, if one does. */
const noted =
  homeNotes.list.length > 0
    ? '/'
    : industries.all.some(({ outcomes }) => outcomes.length > 0)
      ? routes.industries
      : undefined;

test('the mark of a figure opens the fold that holds its note', async ({ page }) => {
  test.skip(!noted, 'No figure is marked.');
  await page.goto(noted ?? '/');
  const name = page.getByRole('heading', { name: measuredWords.title });
  const fold = page.locator('details').filter({ has: name });
  await expect(fold).not.toHaveAttribute('open');
  await expect(page.locator('#note-1')).toBeHidden();
  const mark = page
    .getByRole('main')
    .getByRole('link', { name: sectionWords.note(1), exact: true })
    .first();
  await mark.press('Enter');
  await expect(page).toHaveURL(/#note-1$/);
  await expect(fold).toHaveAttribute('open');
  await expect.poll(() => topOf(page, 'note-1')).toBeGreaterThanOrEqual(60);
  await expect(page.locator('#note-1')).toBeInViewport();
  await fold.locator('summary').press('Enter');
  await expect(fold).not.toHaveAttribute('open');
});

test('the fold with the notes leads to every figure, and is open on paper', async ({ page }) => {
  test.skip(!noted, 'No figure is marked.');
  await page.goto(noted ?? '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#note-1')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('summary').filter({ hasText: measuredWords.title }).press('Enter');
  await page.getByRole('link', { name: measuredWords.all }).click();
  await expect(page).toHaveURL(routes.figures);
  // Those of a case study stand beneath its title.
  const cited = new Set(figures.flatMap((figure) => ('cited' in figure ? [figure.cited.slug] : [])));
  await expect(page.getByRole('rowheader')).toHaveCount(figures.length + cited.size);
});

test('a band of ink is paper on paper, in the dark too', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  const ground = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await ground('main .ink-band')).toBe(await ground('body'));
});

test(
  'a photo that does not load leaves the initials as they are',
  { tag: '@expects-errors' },
  async ({ page }) => {
    test.skip(team.founders.length + team.executives.length === 0, 'There is nobody.');
    const portrait = page.locator('[data-portrait]').first();
    await page.goto('/team');
    const initials = await portrait.screenshot();
    // As the page is with a photo in the record.
    await page.route('/team', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(data-portrait="".*?<\/svg>)(?=<\/div>)/s,
        '$1<img src="/gone.jpg" alt="" loading="lazy" class="absolute inset-0 size-full object-cover"/>',
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
  test.skip(!film.id, 'There is no film.');
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>Player</title>', contentType: 'text/html' });
  });
  await page.goto(eventPath ?? '', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: film.play }).click();
  await expect(page.getByTitle(film.caption)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/');
});

test('a ring of slides is one before hydration too: a neighbor stands at either side, and stays', async ({
  page,
}) => {
  test.skip(quotes < RING, 'The event has too few quotes for a ring.');
  await page.goto(eventPath ?? '');
  const boxes = () =>
    page
      .getByRole('group', { name: carouselWords.slides })
      .getByRole('group')
      .evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().left)));
  const before = await boxes();
  expect(before.filter((left) => left < 0)).toHaveLength(1);
  await hydrate(page);
  await expect(page.locator('.carousel.is-hydrated')).toBeVisible();
  expect(await boxes()).toEqual(before);
});

test('the quotes go round by the arrow keys', async ({ page }) => {
  test.skip(quotes < RING, 'There is nothing to go round.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(eventPath ?? '');
  const slides = page.getByRole('group', { name: carouselWords.slides });
  const count = page.getByText(beginning(carouselWords.position(1, quotes)));
  await hydrate(page);
  await slides.focus();
  await expect(count).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(beginning(carouselWords.position(quotes, quotes)))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(count).toBeVisible();
});

test('the locations move on by themselves once they are seen, and the pause control holds them', async ({
  page,
}) => {
  test.skip(offices <= FEW_OFFICES, 'All of them are in view.');
  await page.goto('/about');
  const carousel = page
    .getByRole('region', { name: /./ })
    .filter({ has: page.getByText(carouselWords.position(1, offices)) });
  // No pointer, no key: that they are seen is enough.
  await carousel.evaluate((element) => element.scrollIntoView());
  await expect(page.getByText(beginning(carouselWords.position(2, offices)))).toBeVisible();
  await page.getByRole('button', { name: carouselWords.pause }).click();
  await expect(page.getByRole('button', { name: carouselWords.play })).toBeVisible();
});

test('a category and a tag lead to their articles, from the list, a card and an article', async ({
  page,
}) => {
  const [newest] = articles.all;
  const filed = categories.all.find(({ name }) => name === newest?.category);
  const shown = filed?.articles[0];
  const tag = tags.all.find(({ name }) => name === shown?.tags[0]);
  test.skip(!newest, 'There are no articles.');
  await page.goto(routes.articles);
  const main = page.getByRole('main');
  const filter = page.getByRole('navigation', { name: articleListWords.categories });
  const link = (name = '') => ({ name, exact: true });
  await expect(filter.getByRole('link', { name: articleListWords.all })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await main.getByRole('article').first().getByRole('link', link(filed?.name)).click();
  await expect(page).toHaveURL(filed?.path ?? '');
  await expect(filter.getByRole('link', link(filed?.name))).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('article')).toHaveCount(filed?.articles.length ?? 0);
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page
    .getByRole('navigation', { name: articleListWords.tags })
    .getByRole('link', link(tag?.name))
    .click();
  await expect(page).toHaveURL(tag?.path ?? '');
  await expect(page.getByRole('heading', { level: 1, name: tag?.title ?? '' })).toBeVisible();
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
    if (questions.length > 0) {
      await page.locator('details[name="faq"] > summary').first().click();
      await expect(openAnswers(page)).toHaveCount(1);
    }
    await page.goto('/about');
    for (const { address } of locations.all) await expect(page.getByText(address)).toBeAttached();
    if (!eventPath) return;
    await page.goto(eventPath);
    if (film.id)
      await expect(page.getByRole('link', { name: film.link })).toHaveAttribute('href', /youtube\.com/);
    for (const { name } of event?.voices.quotes ?? [])
      await expect(page.getByText(name, { exact: true })).toBeAttached();
  });
});
