import { pages } from '@/lib/site-map/pages';
import { expect, hydrate, test, findViolations } from '../e2e/support';
import { COLORS } from '../support/find-violations';
import { templates } from '../support/sample-records';

/** The default tests visit one page of each template; these visit every page. */
for (const path of [...pages, '/auth', '/auth/reset', '/no-such-page', '/case-studies/nope'])
  test(
    `The page ${path} is accessible, and fits the smallest phone and text of twice the size`,
    { tag: '@expects-errors' },
    async ({ page }) => {
      // A color that is on its way from light to dark has too little contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const violations = await findViolations(page, 'main', undefined, COLORS);
      await page.emulateMedia({ colorScheme: 'dark' });
      violations.push(...(await findViolations(page, 'main', COLORS)));
      const check = async (width: number, says: string) => {
        await page.setViewportSize({ width, height: 800 });
        const room = await page.evaluate(
          () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
        );
        if (room < 0) violations.push(`scrolls sideways at ${width} px${says}`);
      };
      await check(320, '');
      for (const width of [390, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        violations.push(
          ...(await page.evaluate(findBrokenWords)).map((word) => `breaks "${word}" at ${width} px`),
        );
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await check(360, ' with the text at 200 %');
      await check(1280, ' with the text at 200 %');
      expect(violations).toEqual([]);
    },
  );

/** Finds words that continue on a second line without a hyphen. It runs in the page. */
function findBrokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  const isHidden = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || isHidden(element.parentElement));
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of text.nodeValue?.matchAll(/\p{L}{3,}/gu) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (
        new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1 &&
        !isHidden(text.parentElement)
      )
        broken.push(word);
    }
  return broken;
}

test('No page asks for a script before an interaction', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  for (const path of Object.values(templates)) {
    asked.length = 0;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(asked, path).toEqual([]);
    await hydrate(page);
    expect(asked, path).not.toEqual([]);
  }
});
