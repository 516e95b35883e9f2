import type * as Cases from '@/content/case-studies';
import type * as Press from '@/content/press';
import type * as Products from '@/content/products';
import type * as Files from '@/lib/content/article-files';
import sitemap from '@/app/sitemap';
import { navigation, isMenu } from '@/lib/content/navigation';
import { pages } from '@/lib/content/pages';
import { relatedTo } from '@/lib/content/related';
import { unknownArticleRewrites, unknownSlugRewrites } from '@/lib/routing/unknown-slugs';
import { feedXml } from '@/lib/seo/feeds';
import { sitePages } from '@/lib/seo/site-pages';
import nextConfig from '@/next.config';

/** One record more in each collection, and no edit anywhere else. */
const added = {
  product: '/products/intelliextra',
  case: '/case-studies/one-case-more',
  article: '/blogs/one-article-more',
  category: '/blogs/category/travel-ai',
  tag: '/blogs/tag/night-trains',
  press: '/press-release/one-release-more',
};

function mockMeta(title: string) {
  return {
    title,
    description: `${title}: a record that only this test has, described at the length of any other.`,
  };
}

jest.mock('@/content/products', () => {
  const actual = jest.requireActual<typeof Products>('@/content/products');
  const [first] = actual.products;
  const extra = { ...first, slug: 'intelliextra', title: 'IntelliExtra', menu: 'One module more' };
  return { ...actual, products: [...actual.products, { ...extra, meta: mockMeta('One module more') }] };
});

jest.mock('@/content/case-studies', () => {
  const actual = jest.requireActual<typeof Cases>('@/content/case-studies');
  const { casesByNumber } = actual;
  const CS9 = {
    ...casesByNumber.CS1,
    id: 9,
    slug: 'one-case-more',
    title: 'One case more here',
    meta: mockMeta('One case more'),
    modules: ['intelliextra'],
  };
  return { ...actual, casesByNumber: { ...casesByNumber, CS9 } };
});

jest.mock('@/lib/content/article-files', () => {
  const actual = jest.requireActual<typeof Files>('@/lib/content/article-files');
  return {
    ...actual,
    articleFiles: () => {
      const files = actual.articleFiles();
      const like = files.find(({ front }) => front.slug === 'servicing-agents-gds-ndc');
      const front = {
        ...like?.front,
        id: 'one-more',
        slug: 'one-article-more',
        title: 'One Article More',
        publishDate: '2026-01-01',
        tags: ['night trains'],
        module: 'intelliextra',
        meta: mockMeta('One article more'),
      };
      return [...files, { front, body: like?.body }];
    },
  };
});

jest.mock('@/content/press', () => {
  const actual = jest.requireActual<typeof Press>('@/content/press');
  const [first] = actual.press;
  const extra = { ...first, slug: 'one-release-more', title: 'One release more' };
  return { ...actual, press: [...actual.press, { ...extra, meta: mockMeta('One release more') }] };
});

beforeAll(() => {
  process.env['SITE_URL'] = 'https://site.example';
});

describe('a new record', () => {
  it.each(Object.values(added))('%s is a page, described, in the sitemap', (path) => {
    expect(pages).toContain(path);
    expect(sitePages().map((page) => page.path)).toContain(path);
    expect(sitemap().map(({ url }) => url)).toContain(`https://site.example${path}`);
  });

  it('leaves no page without a description, and describes none that is not there', () => {
    expect(
      sitePages()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(pages.toSorted());
  });

  it('stands in the menu and the footer, when it is a module', () => {
    const menu = navigation.main.filter(isMenu).find(({ id }) => id === 'products');
    expect(menu?.entries.at(-1)).toEqual({
      label: 'IntelliExtra',
      href: added.product,
      text: 'One module more',
      glyph: 'converse',
    });
    const column = navigation.columns.find(({ id }) => id === 'products');
    expect(column?.entries.map(({ href }) => href)).toContain(added.product);
  });

  it('is in the feeds, when it is an article or a release', () => {
    for (const file of ['feed.xml', 'atom.xml'] as const) {
      expect(feedXml('/blogs', file)).toContain(`https://site.example${added.article}`);
      expect(feedXml('/press-release', file)).toContain(`https://site.example${added.press}`);
    }
  });

  it('is named where others read on', () => {
    const near = relatedTo(added.product, { case: 1, article: 1 }).flatMap(({ links }) => links);
    expect(near.map(({ path }) => path)).toEqual([added.case, added.article]);
    expect(relatedTo(added.article, { product: 1 })[0]?.links[0]?.path).toBe(added.product);
  });

  it('is known to the rules for unknown addresses, and to the server without its folder', () => {
    const matches = (source: string, path: string) =>
      new RegExp(`^${source.replace(/:slug\((.+)\)$/, '($1)')}$`).test(path);
    for (const { source } of unknownSlugRewrites())
      for (const path of [added.case, added.press]) expect(matches(source, path)).toBe(false);
    for (const { source } of unknownArticleRewrites(['one-article-more']))
      expect(matches(source, added.article)).toBe(false);
    const paths = nextConfig.env?.['ARTICLE_PATHS']?.split(' ');
    expect(paths).toEqual(expect.arrayContaining([added.article, added.category, added.tag]));
  });
});
