import { articleListWords } from '@/content/words/articles';
import { insights } from '@/content/insights';
import { categoryPath } from '@/lib/content/article-files';
import type * as Files from '@/lib/content/article-files';
import { laterPages, listPage } from '@/lib/content/article-lists';
import { articles } from '@/lib/content/articles';
import { listMetadata } from '@/lib/seo/list-metadata';

/** Sixty-one articles: one on top, and five pages of twelve. */
jest.mock('@/lib/content/article-files', () => {
  const actual = jest.requireActual<typeof Files>('@/lib/content/article-files');
  return {
    ...actual,
    articleFiles: () => {
      const files = actual.articleFiles();
      const first = files[0];
      const more = Array.from({ length: 61 - files.length }, (_, at) => ({
        body: first?.body,
        front: { ...first?.front, slug: `more-${at}`, id: String(100 + at) },
      }));
      return [...files, ...more].map(({ front, body }) => ({
        body,
        front: { ...front, category: insights.categories[0]?.name, tags: ['queues'] },
      }));
    },
  };
});

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.example.com';
});

describe.each(['/blogs', categoryPath(insights.categories[0]?.name ?? ''), '/blogs/tag/queues'])(
  'the list %s',
  (path) => {
    const pages = ['1', '2', '3', '4', '5'].map((number) => listPage(path, number));

    it('has each article once, newest first, at most thirteen on a page', () => {
      expect(pages.flatMap((page) => page?.articles.map(({ slug }) => slug))).toEqual(articles.slugs);
      expect(pages.map((page) => page?.articles.length)).toEqual([13, 12, 12, 12, 12]);
      expect(pages.map((page) => page?.preceding)).toEqual([0, 13, 25, 37, 49]);
      for (const page of pages) expect(page?.count).toBe(5);
    });

    it('has an address for each page but the first, and none beyond', () => {
      expect(laterPages(path)).toEqual(['2', '3', '4', '5'].map((number) => ({ number })));
      expect(pages.map((page) => page?.path)).toEqual([
        path,
        ...['2', '3', '4', '5'].map((number) => `${path}/page/${number}`),
      ]);
      for (const number of ['0', '6', '02', '1.0', '', 'two']) expect(listPage(path, number)).toBeUndefined();
    });

    it('is listed by search engines under its own address only', () => {
      expect(pages[0] && listMetadata(pages[0]).robots).toBeUndefined();
      expect(pages[1] && listMetadata(pages[1])).toMatchObject({
        title: { absolute: articleListWords.titleOfPage(listPage(path, '2')?.list.title ?? '', 2, 5) },
        alternates: { canonical: `${path}/page/2` },
        robots: { index: false, follow: true },
      });
    });
  },
);

test('there is no page of a list that is none', () => {
  expect(listPage('/blogs/tag/nothing')).toBeUndefined();
  expect(laterPages('/blogs/tag/nothing')).toEqual([]);
});
