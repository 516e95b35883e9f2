import 'server-only';
import * as routes from '@/lib/routes';
import { articleList } from '@/content/article-list';
import { type Article, articles } from './articles';
import { categories, tags, type Topic } from './topics';

type ArticleList = Pick<Topic, 'path' | 'title' | 'intro' | 'meta'> & {
  eyebrow: string;
  articles: readonly Article[];
};

export interface ArticleListPage {
  list: ArticleList;
  path: string;
  /** Counted from 1. */
  number: number;
  count: number;
  preceding: number;
  articles: readonly Article[];
}

/** Full rows, below the newest article on the first page. */
const PAGE_SIZE = 12;
const ON_THE_FIRST = PAGE_SIZE + 1;

export const getListPagePath = (path: string, number: number): string =>
  number === 1 ? path : `${path}/page/${number}`;

function divide(list: ArticleList): ArticleListPage[] {
  const count = 1 + Math.max(0, Math.ceil((list.articles.length - ON_THE_FIRST) / PAGE_SIZE));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const preceding = index === 0 ? 0 : ON_THE_FIRST + (index - 1) * PAGE_SIZE;
    const shown = list.articles.slice(preceding, ON_THE_FIRST + index * PAGE_SIZE);
    return { list, path: getListPagePath(list.path, number), number, count, preceding, articles: shown };
  });
}

const lists: ArticleList[] = [
  { ...articleList, path: routes.articles, articles: articles.all },
  ...[...categories.all, ...tags.all].map((topic) => ({ ...topic, eyebrow: topic.kind })),
];

const pagesByList = new Map(
  lists.filter(({ articles: all }) => all.length > 0).map((list) => [list.path, divide(list)]),
);

export const findListPage = (path: string, number = '1'): ArticleListPage | undefined =>
  pagesByList.get(path)?.find((page) => String(page.number) === number);

export const listLaterPages = (path: string): { number: string }[] =>
  pagesByList
    .get(path)
    ?.slice(1)
    .map(({ number }) => ({ number: String(number) })) ?? [];

/** Finds the cards that take two of three columns. Rows of two and of three cards take turns, and are full. */
export function findWide(count: number): Set<number> {
  const wide = new Set<number>();
  for (let row = 0, first = 0; first < count; row++) {
    const wanted = row % 2 === 0 ? 2 : 3;
    const rest = count - first;
    const size = rest - wanted === 1 ? 5 - wanted : Math.min(wanted, rest);
    if (size === 2) wide.add(wide.size % 2 === 0 ? first : first + 1);
    first += size;
  }
  return wide;
}
