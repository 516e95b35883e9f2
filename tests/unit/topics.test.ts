import { articles } from '@/lib/content/articles';
import { pages } from '@/lib/content/pages';
import { categories, tags } from '@/lib/content/topics';

const topics = [...categories.all, ...tags.all];

describe('the topics of the articles', () => {
  it('are pages', () => {
    expect(pages).toEqual(expect.arrayContaining(topics.map(({ path }) => path)));
  });

  it('hold every article under its category and each of its tags', () => {
    for (const { slug, category, tags: own } of articles.all) {
      const filed = topics.filter((topic) => topic.articles.some((article) => article.slug === slug));
      expect(filed.map(({ name }) => name).toSorted()).toEqual([category, ...own].toSorted());
    }
  });

  it('say how long all their articles take', () => {
    for (const { intro, articles: filed } of topics)
      expect(intro).toContain(String(filed.reduce((sum, { minutes }) => sum + minutes, 0)));
  });

  it('have titles and descriptions of their own', () => {
    for (const key of ['title', 'description'] as const)
      expect(new Set(topics.map(({ meta }) => meta[key])).size).toBe(topics.length);
  });
});
