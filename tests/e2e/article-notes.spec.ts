import { articles } from '@/lib/content/articles';
import * as routes from '@/lib/routes';
import { expect, test, violations } from './support';

const marksOf = (article: (typeof articles.all)[number]) =>
  article.content.sections.flatMap(({ html }) => html.match(/<sup>/g) ?? []).length;

/** The article with the most notes. A company may have written none. */
const [article] = articles.all.toSorted((a, b) => marksOf(b) - marksOf(a));
const count = article ? marksOf(article) : 0;

test.describe('the notes of an article', () => {
  test.skip(count === 0, 'No article has a note.');
  test.use({ javaScriptEnabled: false });
  const path = routes.article(article?.slug ?? '');

  test('stand in the margin beside their marks, and never over one another or a table', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not shown.`);
      return box;
    };
    let end = 0;
    for (let number = 1; number <= count; number += 1) {
      const note = await boxOf(`#note-${number}`);
      const text = await boxOf(`.prose-beside:has(#mark-${number})`);
      expect(note.x, `note ${number} is beside its text`).toBeGreaterThanOrEqual(text.x + text.width);
      expect(Math.abs(note.y - text.y), `note ${number} begins with its text`).toBeLessThan(12);
      expect(note.y, `note ${number} is below the one before`).toBeGreaterThanOrEqual(end);
      end = note.y + note.height;
      for (const table of await page.locator('.prose > :not(.prose-beside, .prose-notes)').all()) {
        const box = await table.boundingBox();
        if (box) expect(note.y >= box.y + box.height || box.y >= end).toBe(true);
      }
    }
  });

  test('are a list at the end of their section where there is no margin', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    for (let number = 1; number <= count; number += 1) {
      const below = await page.locator(`.prose:has(#mark-${number})`).evaluate((prose, id) => {
        const note = prose.querySelector(`#${id}`)?.getBoundingClientRect();
        const text = [...prose.children].filter(({ className }) => className !== 'prose-notes');
        return note && text.every((block) => block.getBoundingClientRect().bottom <= note.top);
      }, `note-${number}`);
      expect(below, `note ${number} is below the text of its section`).toBe(true);
    }
  });

  test('are reached from their marks and lead back, by keyboard', async ({ page }) => {
    await page.goto(path);
    await page.locator('#mark-1').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#note-1:target')).toBeInViewport();
    await page.locator('#note-1 > a').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#mark-1:target')).toBeInViewport();
  });
});

test('an article with notes has no fault that axe finds, at either width', async ({ page }) => {
  test.skip(count === 0, 'No article has a note.');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.article(article?.slug ?? ''));
    expect(await violations(page)).toEqual([]);
  }
});
