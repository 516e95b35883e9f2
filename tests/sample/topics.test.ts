import { insights } from '@/content/insights';
import { categories, tags } from '@/lib/content/topics';

const topics = [...categories.all, ...tags.all];

it('are the six categories and thirteen tags', () => {
  expect(categories.all.map(({ path }) => path)).toEqual([
    '/blogs/category/hospitality',
    '/blogs/category/technology',
    '/blogs/category/travel-ai',
    '/blogs/category/aviation-ai',
    '/blogs/category/logistics-supply-chain',
    '/blogs/category/trace-review',
  ]);
  expect(tags.all).toHaveLength(13);
  expect(tags.slugs).toContain('return-on-investment');
});

it.each(topics)('$name says how many articles it has, and names them', (topic) => {
  const { description } = topic.meta;
  const count = topic.articles.length;
  expect(description).toMatch(new RegExp(`^${insights.topics.numbers[count - 1] ?? ''} articles? on `));
  expect(description.length).toBeGreaterThanOrEqual(70);
  const named = topic.articles.filter(({ meta: { title } }) => description.includes(title)).length;
  expect(named).toBeGreaterThanOrEqual(Math.min(count, 2));
  expect(description.includes(`${count - named} more`)).toBe(named < count);
  const minutes = topic.articles.reduce((sum, { readTime }) => sum + Number.parseInt(readTime), 0);
  expect(topic.intro).toContain(`${minutes} minutes`);
});
