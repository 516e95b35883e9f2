import type * as ArticleListContent from '@/content/article-list';
import { articleListMessages } from '@/content/messages/articles';
import type * as Files from '@/lib/site-map/article-files';
import { listLaterPages, findListPage, findWide } from '@/lib/content/article-lists';
import { articles } from '@/lib/content/articles';
import { categories, tags } from '@/lib/content/topics';
import { createListMetadata } from '@/lib/seo/page-metadata';

/** Returns an article of a company that writes in another script. */
function mockFile(_: unknown, at: number) {
  return {
    slug: `text-${at}`,
    front: {
      slug: `text-${at}`,
      title: 'A title',
      subtitle: 'A subtitle',
      author: '李雷',
      publishDate: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
      meta: { title: `About ${at}`, description: `What ${at} is about.` },
    },
    body: `Words.\n\n## 海の見出し\n\n${'word '.repeat(660)}`,
    bodyLine: 1,
    place: () => `content/articles/text-${at}.md`,
  };
}

/** The list has sixty-one articles: one on top, and five pages of twelve. */
jest.mock('@/lib/site-map/article-files', () => {
  const actual = jest.requireActual<typeof Files>('@/lib/site-map/article-files');
  const filed = { category: 'Rail', tags: ['ホテル', 'AI と旅行'] };
  return {
    ...actual,
    readArticleFiles: () => {
      const files = actual.readArticleFiles();
      const more = Array.from({ length: 61 - files.length }, mockFile);
      return [...more, ...files].map((file) => ({
        ...file,
        ...filed,
        ...('front' in file && { front: { ...file.front, ...filed } }),
      }));
    },
  };
});
jest.mock('@/content/article-list', () => {
  const { articleList } = jest.requireActual<typeof ArticleListContent>('@/content/article-list');
  const categories = [{ name: 'Empty' }, { name: 'Rail', drawings: ['bridge', 'channels'] }];
  return { articleList: { ...articleList, readTime: 'read in {minutes} min', categories } };
});

beforeAll(() => {
  process.env['SITE_URL'] = 'https://www.example.com';
});

it('An article has the next drawing of its category, its length and anchors in every script', () => {
  expect(articles.get('text-0')).toMatchObject({ drawing: 'bridge', readTime: 'read in 3 min' });
  expect(articles.get('text-1')).toMatchObject({ drawing: 'channels' });
  expect(articles.get('text-0')?.content.sections.map(({ id }) => id)).toEqual(['part-1', '海の見出し']);
});

it('Articles appear under categories that have some, and under tags in any script', () => {
  expect(categories.all.map(({ name }) => name)).toEqual(['Rail']);
  expect(tags.all).toHaveLength(2);
  for (const slug of tags.slugs) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
});

it.each(['/blogs', '/blogs/category/rail'])('The list %s has each article once, newest first', (path) => {
  const pages = ['1', '2', '3', '4', '5'].map((number) => findListPage(path, number));
  expect(pages.flatMap((page) => page?.articles.map(({ slug }) => slug))).toEqual(articles.slugs);
  expect(pages.map((page) => page?.articles.length)).toEqual([13, 12, 12, 12, 12]);
  expect(listLaterPages(path)).toEqual(['2', '3', '4', '5'].map((number) => ({ number })));
  for (const number of ['0', '6', '02', '1.0', '', 'two']) expect(findListPage(path, number)).toBeUndefined();
  expect(findListPage('/blogs/tag/nothing')).toBeUndefined();
});

it('Search engines see only the first page of a list', () => {
  const [first, second] = [findListPage('/blogs', '1'), findListPage('/blogs', '2')];
  expect(first && createListMetadata(first).robots).toBeUndefined();
  expect(second && createListMetadata(second)).toMatchObject({
    title: { absolute: articleListMessages.titleOfPage(second?.list.title ?? '', 2, 5) },
    alternates: { canonical: '/blogs/page/2' },
    robots: { index: false, follow: true },
  });
});

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'A list of %i cards fills its rows of three columns',
  (count) => {
    const wide = findWide(count);
    let columns = 0;
    for (let index = 0; index < count; index++) {
      const width = wide.has(index) ? 2 : 1;
      expect((columns % 3) + width).toBeLessThanOrEqual(3);
      columns += width;
    }
    expect(columns % 3).toBe(0);
  },
);
