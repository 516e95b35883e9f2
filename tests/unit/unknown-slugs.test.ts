import fc from 'fast-check';
import { unknownArticleRewrites } from '@/lib/routing/unknown-slugs';

const redirectsOf = (slugs: readonly string[]) => {
  const rules = unknownArticleRewrites(slugs).map(({ source }) => {
    // The framework's own limit.
    expect(source.length).toBeLessThan(4096);
    return new RegExp(`^${source.replace(/:slug\((.+)\)$/, '($1)')}$`);
  });
  return (slug: string) => rules.some((rule) => rule.test(`/blogs/${slug}`));
};

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,4}$/);

describe('addresses of unknown articles', () => {
  it('leave known ones, their Markdown and the feeds alone, however many there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { minLength: 1, maxLength: 600 }), slug, (slugs, other) => {
        const redirected = redirectsOf(slugs);
        for (const known of slugs) {
          expect(redirected(known)).toBe(false);
          expect(redirected(`${known}.md`)).toBe(false);
          expect(redirected(`${known}x-no`)).toBe(!slugs.includes(`${known}x-no`));
          expect(redirected(known.slice(0, -1) || '_')).toBe(!slugs.includes(known.slice(0, -1) || '_'));
        }
        expect(redirected(other)).toBe(!slugs.includes(other));
        expect(redirected('feed.xml')).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('hold for five thousand that begin alike', () => {
    const slugs = Array.from({ length: 5000 }, (_, number) => `a-long-address-of-an-article-${number}`);
    const redirected = redirectsOf([...slugs, 'a-long-address-of-an-article']);
    expect([...slugs, 'a-long-address-of-an-article', 'atom.xml'].filter(redirected)).toEqual([]);
    for (const unknown of ['ai', 'a-long-address-of-an-article-5000', 'a-long-address-of-an-article-', '1'])
      expect(redirected(unknown)).toBe(true);
    // One comparison each per document that is asked for.
    expect(unknownArticleRewrites(slugs).length).toBeLessThan(200);
  });
});
