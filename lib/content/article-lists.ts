import 'server-only';
import * as routes from '@/lib/routes';
import { type Article, articles, insights } from './articles';
import { categories, tags, type Topic } from './topics';

/** A list of articles: of all, of a category's or of a tag's. */
type ArticleList = Pick<Topic, 'path' | 'title' | 'intro' | 'meta'> & {
  eyebrow: string;
  articles: readonly Article[];
};

/** One page of a list. */
export interface ArticleListPage {
  list: ArticleList;
  path: string;
  /** Counted from 1. */
  number: number;
  /** How many pages the list has. */
  count: number;
  /** How many articles stand on the pages before. */
  preceding: number;
  articles: readonly Article[];
}

/** Four rows of three, or six of two. On the first page the newest stands above them. */
const ON_A_PAGE = 12;
const ON_THE_FIRST = ON_A_PAGE + 1;

/** The address of a list's page: the first has the list's own. */
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

/** A list of nothing has no page. */
const pagesByList = new Map(
  lists.filter(({ articles: all }) => all.length > 0).map((list) => [list.path, divide(list)]),
);

/** A page of the list at a path, the first if no number is given. */
export const listPage = (path: string, number = '1'): ArticleListPage | undefined =>
  pagesByList.get(path)?.find((page) => String(page.number) === number);

/** The numbers of the pages of a list that follow its first, as they stand in addresses. */
export const listLaterPages = (path: string): { number: string }[] =>
  pagesByList
    .get(path)
    ?.slice(1)
    .map(({ number }) => ({ number: String(number) })) ?? [];
