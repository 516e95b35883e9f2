import { articles } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

/** The articles that another one's text leads to. */
const linkedFrom = ({ content }: (typeof articles.all)[number]) =>
  articles.all.filter(({ slug }) =>
    content.sections.some(({ html }) => new RegExp(`href="${routes.article(slug)}["#?]`).test(html)),
  );

it.each(articles.all)('$slug leads to no article that was not out yet', (article) => {
  const later = linkedFrom(article).filter(({ publishDate }) => publishDate > article.publishDate);
  expect(later.map(({ slug }) => slug)).toEqual([]);
});
