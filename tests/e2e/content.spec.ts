import { articleListMessages } from '@/content/messages/articles';
import { articles } from '@/lib/content/articles';
import { tags, categories } from '@/lib/content/topics';
import * as routes from '@/lib/routes';
import { eventPath, film } from '../support/sample-records';
import { expect, test } from './support';

const [newest] = articles.all;
const filed = categories.all.find(({ name }) => name === newest?.category);
const tag = tags.all.find(({ name }) => name === filed?.articles[0]?.tags[0]);

if (film.id)
  test('The video host receives no request before the visitor presses Play', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: '<title>Player</title>', contentType: 'text/html' });
    });
    await page.goto(eventPath ?? '');
    const play = page.getByRole('button', { name: film.play });
    await play.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await play.click();
    await expect(page.getByTitle(film.caption)).toBeVisible();
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/');
  });

if (filed && tag)
  test('A category or tag leads to its articles from the list, a card and an article', async ({ page }) => {
    const main = page.getByRole('main');
    const filter = page.getByRole('navigation', { name: articleListMessages.categories });
    const link = (name = '') => ({ name, exact: true });
    await page.goto(routes.articles);
    await main.getByRole('article').first().getByRole('link', link(filed.name)).click();
    await expect(page).toHaveURL(filed.path);
    await expect(filter.getByRole('link', link(filed.name))).toHaveAttribute('aria-current', 'page');
    await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page
      .getByRole('navigation', { name: articleListMessages.tags })
      .getByRole('link', link(tag.name))
      .click();
    await expect(page).toHaveURL(tag.path);
    await expect(page.getByRole('heading', { level: 1, name: tag.title })).toBeVisible();
  });
