import type * as Insights from '@/content/insights';
import type * as Files from '@/lib/content/article-files';
import { articles } from '@/lib/content/articles';
import { categories, tags } from '@/lib/content/topics';

interface Front {
  slug: string;
  category: string;
  publishDate: string;
  tags: string[];
  readTime?: string;
  module?: string;
}

/** Articles of a company that writes about other things, in another script. */
function mockFile(front: Front) {
  return {
    front: { title: 'A title', subtitle: 'A subtitle', author: '李雷', meta: mockMeta(front.slug), ...front },
    body: `Words.\n\n## ${front.slug === 'plain' ? '海の見出し' : 'A heading'}\n\n${'word '.repeat(660)}`,
    bodyLine: 1,
    place: () => `content/articles/${front.slug}.md`,
  };
}

function mockMeta(slug: string) {
  return { title: `About ${slug}`, description: `What ${slug} is about.` };
}

jest.mock('@/lib/content/article-files', () => ({
  ...jest.requireActual<typeof Files>('@/lib/content/article-files'),
  articleFiles: jest.fn(() =>
    [
      {
        slug: 'first',
        category: 'Rail',
        publishDate: '2025-01-01',
        readTime: '12 minutes',
        tags: ['ホテル', 'AI と旅行'],
      },
      { slug: 'second', category: 'Rail', publishDate: '2025-02-01', tags: ['AI と空港'] },
      { slug: 'third', category: 'Rail', publishDate: '2025-03-01', tags: [] },
      { slug: 'plain', category: 'Sea', publishDate: '2025-04-01', tags: [] },
    ].map(mockFile),
  ),
}));

jest.mock('@/content/insights', () => {
  const { insights } = jest.requireActual<typeof Insights>('@/content/insights');
  return {
    insights: {
      ...insights,
      readTime: 'read in {minutes} min',
      topics: {
        ...insights.topics,
        numbers: ['A single'],
        count: { one: '{number} text', other: '{number} texts' },
        intro: { one: '{articles}, {minutes}, {date}', other: '{articles}; {minutes}; {date}' },
      },
      categories: [
        { name: 'Sea' },
        { name: 'Rail', motifs: ['article-travel', 'article-case'] },
        { name: 'Empty', motifs: [] },
      ],
    },
  };
});

const motifs = () => articles.all.map(({ slug, motif }) => [slug, motif]);

it('are drawn as their category says, in turn from the oldest; without drawings there is a general one', () => {
  expect(motifs()).toEqual([
    ['plain', 'article-technology'],
    ['third', 'article-travel'],
    ['second', 'article-case'],
    ['first', 'article-travel'],
  ]);
});

it('say how long they take, or it follows from their length', () => {
  expect(articles.get('first')).toMatchObject({ readTime: '12 minutes', minutes: 12 });
  expect(articles.get('second')).toMatchObject({ readTime: 'read in 3 min', minutes: 3 });
});

it('have anchors in every script', () => {
  expect(articles.get('plain')?.content.sections.map(({ id }) => id)).toEqual(['part-1', '海の見出し']);
});

it('are filed under the categories in the order of the record, and under tags of any script', () => {
  expect(categories.all.map(({ name }) => name)).toEqual(['Sea', 'Rail']);
  expect(categories.get('rail')?.intro).toBe('3 texts; 18; March 1, 2025');
  expect(categories.get('sea')?.intro).toBe('A single text, 3, April 1, 2025');
  expect(tags.all).toHaveLength(3);
  for (const slug of tags.slugs) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
});

it.each([
  ['category', 'Air', 'is not among the categories'],
  ['module', 'nothing', 'is not the slug of a module'],
])('are refused when nobody knows their %s', async (field, value, message) => {
  const broken = mockFile({
    slug: 'first',
    category: 'Rail',
    publishDate: '2025-01-01',
    tags: [],
    [field]: value,
  });
  await jest.isolateModulesAsync(async () => {
    const files = await import('@/lib/content/article-files');
    jest.mocked(files.articleFiles).mockReturnValue([broken]);
    const { articles: read } = await import('@/lib/content/articles');
    expect(() => read.all).toThrow(`content/articles/first.md: ${field}: ${message}`);
  });
});
