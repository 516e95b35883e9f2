import { questions } from '@/content/questions';
import { measuredMessages } from '@/content/messages/sections';
import { articles } from '@/lib/content/articles';
import { figures } from '@/lib/content/figures';
import { event } from '@/content/event';
import { isPage } from '@/lib/site-map/pages';
import { productsPage } from '@/content/products-page';
import { products } from '@/content/products';
import * as routes from '@/lib/routes';
import { expect, test, findViolations } from '../e2e/support';
import { eventPath, film } from '../support/sample-records';

const isMarked = products.all.length > 0 && isPage('/figures');
const [marked] = isMarked ? productsPage.areas.items.map(({ source }) => source) : [];

if (marked)
  test('The mark of a figure leads to its definition', async ({ page }) => {
    await page.goto(routes.products);
    await page.getByRole('link', { name: measuredMessages.title }).first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`/figures#${marked}$`));
    await expect(page.locator(`#${marked}`)).toBeInViewport();
  });

const folded = isPage('/figures') && figures.findLast(({ origin }) => origin === 'case');

if (folded)
  for (const [javaScriptEnabled, how] of [
    [true, 'with'],
    [false, 'without'],
  ] as const)
    test.describe(() => {
      test.use({ javaScriptEnabled });

      test(`The address of a figure opens the client that it is folded in, ${how} scripts`, async ({
        page,
      }) => {
        await page.goto('/figures');
        const row = page.locator(`#${folded.key}`);
        await expect(row).toBeHidden();
        await page.goto('about:blank');
        await page.goto(`/figures#${folded.key}`);
        await expect(row).toBeInViewport();
      });
    });

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts questions open one at a time, and nothing is hidden', async ({ page }) => {
    await page.goto('/');
    const open = page.locator('details[name="faq"][open]');
    for (const { question } of [...questions.slice(0, 1), ...questions.slice(-1)]) {
      await page.locator('summary').filter({ hasText: question }).press('Enter');
      await expect(open).toHaveCount(1);
      await expect(open).toContainText(question);
    }
    if (!eventPath) return;
    await page.goto(eventPath);
    if (film.id) await expect(page.getByRole('link', { name: film.link })).toHaveAttribute('href', /youtube/);
    for (const { name } of event?.voices.quotes ?? [])
      await expect(page.getByText(name, { exact: true })).toBeAttached();
  });
});

const article = articles.all.find(({ content }) =>
  content.sections.some(({ html }) => html.includes('<sup>')),
);

if (article)
  test('The notes of an article are beside or below their text, and the keyboard reaches them', async ({
    page,
  }) => {
    await page.goto(routes.article(article.slug));
    const boxOf = async (selector: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const [mark, note] = [await boxOf('#mark-1'), await boxOf('#note-1')];
      if (width === 1280) expect(note.left).toBeGreaterThan(mark.right);
      else expect(note.top).toBeGreaterThan(mark.bottom);
      expect(await findViolations(page, 'main')).toEqual([]);
    }
    await page.locator('#mark-1').press('Enter');
    await expect(page.locator('#note-1:target')).toBeInViewport();
    await page.locator('#note-1 > a').press('Enter');
    await expect(page.locator('#mark-1:target')).toBeInViewport();
  });
