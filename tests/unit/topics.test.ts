import { articles } from '@/lib/content/articles';
import { categories, tags } from '@/lib/content/topics';
import { pages } from '@/lib/content/pages';

const topics = [...categories.all, ...tags.all];

describe('the topics of the articles', () => {
  it('are the five categories and twelve tags, each a page', () => {
    expect(categories.all.map(({ path }) => path)).toEqual([
      '/blogs/category/hospitality',
      '/blogs/category/technology',
      '/blogs/category/travel-ai',
      '/blogs/category/aviation-ai',
      '/blogs/category/logistics-supply-chain',
    ]);
    expect(tags.all).toHaveLength(12);
    expect(tags.slugs).toContain('return-on-investment');
    expect(pages).toEqual(expect.arrayContaining(topics.map(({ path }) => path)));
  });

  it('hold every article under its category and each of its tags', () => {
    for (const { slug, category, tags: own } of articles.all) {
      const filed = topics.filter((topic) => topic.articles.some((article) => article.slug === slug));
      expect(filed.map(({ name }) => name).toSorted()).toEqual([category, ...own].toSorted());
    }
  });

  it.each(topics)('$name says how many articles it has, and names them', (topic) => {
    const { description } = topic.meta;
    const count = topic.articles.length;
    expect(description).toMatch(
      new RegExp(`^${['', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? ''} articles? on `),
    );
    const named = topic.articles.filter(({ meta: { title } }) => description.includes(title)).length;
    expect(named).toBeGreaterThanOrEqual(Math.min(count, 2));
    expect(description.includes(`${count - named} more`)).toBe(named < count);
    const minutes = topic.articles.reduce((sum, { readTime }) => sum + Number.parseInt(readTime), 0);
    expect(topic.intro).toContain(`${minutes} minutes`);
  });

  it('have titles and descriptions of their own', () => {
    for (const key of ['title', 'description'] as const)
      expect(new Set(topics.map(({ meta }) => meta[key])).size).toBe(topics.length);
  });
});
