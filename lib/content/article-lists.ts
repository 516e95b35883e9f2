import 'server-only';
import * as routes from '@/lib/routes';
import { type Article, articles, insights } from './articles';
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
  /** Number of pages in the list. */
  count: number;
  /** Number of articles on the pages before. */
  preceding: number;
  articles: readonly Article[];
}

/** Four rows of three or six of two, below the newest article on the first page. */
const ON_A_PAGE = 12;
const ON_THE_FIRST = ON_A_PAGE + 1;

export const listPagePath = (path: string, number: number): string =>
  number === 1 ? path : `${path}/page/${number}`;

function divide(list: ArticleList): ArticleListPage[] {
  const count = 1 + Math.max(0, Math.ceil((list.articles.length - ON_THE_FIRST) / ON_A_PAGE));
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const preceding = index === 0 ? 0 : ON_THE_FIRST + (index - 1) * ON_A_PAGE;
    const shown = list.articles.slice(preceding, ON_THE_FIRST + index * ON_A_PAGE);
    return { list, path: listPagePath(list.path, number), number, count, preceding, articles: shown };
  });
}

const lists: ArticleList[] = [
  { ...insights, path: routes.articles, articles: articles.all },
  ...[...categories.all, ...tags.all].map((topic) => ({ ...topic, eyebrow: topic.kind })),
];

const pagesByList = new Map(
  lists.filter(({ articles: all }) => all.length > 0).map((list) => [list.path, divide(list)]),
);

/** Returns the page of a list by its path, the first without a number. */
export const listPage = (path: string, number = '1'): ArticleListPage | undefined =>
  pagesByList.get(path)?.find((page) => String(page.number) === number);

/** Lists the numbers of the pages after the first, as in their addresses. */
export const listLaterPages = (path: string): { number: string }[] =>
  pagesByList
    .get(path)
    ?.slice(1)
    .map(({ number }) => ({ number: String(number) })) ?? [];
