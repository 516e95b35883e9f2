import { articles } from '@/lib/content/articles';
import { caseStudies } from '@/lib/content/case-studies';
import { pageExists } from '@/lib/content/pages';
import { products } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';
import { every, near, places } from '../support/related';

describe('what to read on with', () => {
  it.each(places)('is there once each after %s, and never the page itself', (path) => {
    const links = relatedTo(path, every).flatMap((group) => group.links.map((link) => link.path));
    expect(links.filter((link) => !pageExists(link) || link === path)).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  });

  it('names the modules and the article of a case', () => {
    for (const { slug: own, modules, article } of caseStudies.all) {
      const path = `/case-studies/${own}`;
      expect(near(path, 'product').toSorted()).toEqual(
        modules.map(({ slug }) => `/products/${slug}`).toSorted(),
      );
      if (article !== undefined) expect(near(path, 'article')[0]).toBe(`/blogs/${article}`);
    }
  });

  it('names after a module only cases in which it is at work', () => {
    for (const slug of products.slugs)
      for (const path of near(`/products/${slug}`, 'case')) {
        const study = caseStudies.all.find((one) => path.endsWith(one.slug));
        expect(study?.modules.map((module) => module.slug)).toContain(slug);
      }
  });

  it('begins with the module of an article', () => {
    for (const { slug, module } of articles.all)
      if (module !== undefined) expect(near(`/blogs/${slug}`, 'product')[0]).toBe(`/products/${module}`);
  });

  it('leaves out what the page leads to anyway', () => {
    const path = `/blogs/${articles.slugs[0] ?? ''}`;
    const [first = ''] = near(path, 'article');
    const rest = relatedTo(path, { article: every.article }, [first]).flatMap(({ links }) =>
      links.map((link) => link.path),
    );
    expect(rest).not.toContain(first);
  });

  it('is asked for by paths that have records', () => {
    expect(() => relatedTo('/no-such-page', every)).toThrow('/no-such-page');
  });
});
