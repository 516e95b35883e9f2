import { caseCard, casePage } from '@/content/words/case-studies';
import { caseStudies, unknownCase } from '@/lib/content/case-studies';
import { notFound } from '@/lib/content/errors';
import * as routes from '@/lib/routes';
import { beginning } from '../support/chosen';
import { expect, test } from './support';

const [first] = caseStudies.all;
const last = caseStudies.all.at(-1);

test('every case on the list leads to its page', async ({ page }) => {
  test.skip(!last, 'There are no case studies.');
  await page.goto(routes.caseStudies);
  const links = page.getByRole('main').getByRole('link', { name: beginning(caseCard.read) });
  await expect(links).toHaveCount(caseStudies.all.length);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1, name: last?.title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: casePage.back }).click();
  await expect(page).toHaveURL(routes.caseStudies);
});

test('only a case with a picture shows an architecture', async ({ page }) => {
  test.skip(!first, 'There are no case studies.');
  const shown = [
    first,
    caseStudies.all.find(({ image }) => image),
    caseStudies.all.find(({ image }) => !image),
  ];
  for (const study of new Set(shown.filter((each) => each !== undefined))) {
    await page.goto(routes.caseStudy(study.slug));
    await expect(page.getByText(study.results.timeframe, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: casePage.architecture })).toHaveCount(study.image ? 1 : 0);
    if (study.image) await expect(page.getByText(study.image.caption)).toBeVisible();
  }
});

test(
  'an unknown case study is a 404 that nobody keeps',
  { tag: '@expects-errors' },
  async ({ page, request }) => {
    const unknown = routes.caseStudy('no-such-case');
    const answer = await request.get(unknown);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toContain('no-store');
    const html = await answer.text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    const screen = caseStudies.all.length > 0 ? unknownCase : notFound;
    expect(html).toMatch(new RegExp(`<h1[^>]*>${RegExp.escape(screen.title)}<`));
    const [back] = screen.links;

    await page.goto(unknown);
    await expect(page).toHaveTitle(beginning(screen.meta.title));
    await page
      .getByRole('main')
      .getByRole('link', { name: beginning(back?.label ?? '') })
      .click();
    await expect(page).toHaveURL(back?.href ?? '');
  },
);

test('every bar ends where its level stands on one scale', async ({ page }) => {
  test.skip(!first?.measure, 'There are no measures.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.caseStudies);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('figure') });
  const shown = await cards.locator('figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const widthOf = (name: string) =>
        Math.max(0, ...[...figure.querySelectorAll(name)].map((bar) => bar.getBoundingClientRect().width));
      const full = figure.querySelector('.pair')?.getBoundingClientRect().width ?? 0;
      return [widthOf('.pair__was'), widthOf('.pair__now')].map((width) => (width / full) * 100);
    }),
  );
  const measures = caseStudies.all.flatMap(({ measure }) => measure ?? []);
  expect(shown).toHaveLength(measures.length);
  for (const [index, { scale }] of measures.entries()) {
    expect(shown[index]?.[0]).toBeCloseTo(scale.before, 0);
    expect(shown[index]?.[1]).toBeCloseTo(scale.after, 0);
  }
});

test('cards and lanes move nothing but themselves, and not at all for who wants stillness', async ({
  page,
}) => {
  test.skip(!first, 'There are no case studies.');
  const heightsOf = () =>
    page.locator('main li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  const running = () => page.evaluate(() => document.getAnimations().length);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.caseStudies);
  const still = await heightsOf();
  expect(await running()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  expect(await heightsOf()).toEqual(still);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await heightsOf()).toEqual(still);
});
