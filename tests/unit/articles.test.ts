import nextConfig from '@/next.config';
import { articles, insights, neighbors } from '@/lib/content/articles';
import { readSections } from '@/lib/content/markdown';
import { pageExists } from '@/lib/content/pages';

describe('the articles', () => {
  it('stand newest first', () => {
    const dates = articles.all.map(({ publishDate }) => publishDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const [first, second] = articles.slugs;
    expect(neighbors(first ?? '')).toEqual({ previous: articles.all[1], next: undefined });
    if (second) expect(neighbors(second).next).toBe(articles.all[0]);
  });

  it('have titles and descriptions of their own', () => {
    const metas = [insights.meta, ...articles.all.map(({ meta }) => meta)];
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });

  it('are pages, and their related modules exist', () => {
    for (const { slug, module } of articles.all) {
      expect(pageExists(`/blogs/${slug}`)).toBe(true);
      if (module) expect(pageExists(`/products/${module}`)).toBe(true);
    }
  });
});

describe('a text', () => {
  it('is read into sections; what stands before the first heading has no title', () => {
    const [first, second] = readSections('Lead.\n\n## A part\n\nText.\nA second line.');
    expect(first).toEqual({ content: 'Lead.', html: '<p>Lead.</p>\n' });
    expect(second).toMatchObject({ title: 'A part', html: '<p>Text.<br>A second line.</p>\n' });
  });

  it('links to pages that exist, and to no others', () => {
    expect(readSections('[a](/products)')[0]?.html).toContain('<a class="link" href="/products">a</a>');
    expect(() => readSections('[a](/no-such-page)')).toThrow('a link to "/no-such-page", which is no page');
  });

  it.each([
    ['HTML', '<b>bold</b>'],
    ['a link to', '[a](relative)'],
    ['a heading of level 4', '## A\n\n#### B'],
  ])('is refused with %s', (message, source) => expect(() => readSections(source)).toThrow(message));

  it('tells a calculation, a checkpoint and a sentence to remember apart', () => {
    const html =
      readSections('> 2 x 2 = 4\n\nA.\n\n> **Checkpoint.** Who.\n\nB.\n\n> Remember.')[0]?.html ?? '';
    expect(html.match(/class="prose-(sum|note|pull)"/g)).toEqual([
      'class="prose-sum"',
      'class="prose-note"',
      'class="prose-pull"',
    ]);
  });

  it('gives a table its caption, its result and its person', () => {
    const table =
      readSections('Table: Words.\n\n| A | B |\n| - | - |\n| x | 1 |\n| **y** | **$2** |')[0]?.html ?? '';
    expect(table).toContain('<caption>Words.</caption>');
    expect(table).toContain('<tr class="prose-result">');
    expect(table).toContain('<th scope="col" class="prose-num">B</th>');
    const trace = readSections('| Time | Actor |\n| - | - |\n| 1 | **Planner** |')[0]?.html ?? '';
    expect(trace).toContain('class="prose-table prose-table--trace"');
    expect(trace).toContain('class="prose-person"');
  });
});

describe('an unknown article', () => {
  it('leads to the list, and a known one does not', async () => {
    const { afterFiles } = (await nextConfig.rewrites?.()) as {
      afterFiles: { source: string; destination: string }[];
    };
    const rule = afterFiles.find(({ destination }) => destination === '/blogs/not-found');
    const pattern = new RegExp(`^${(rule?.source ?? '').replace(':slug', '')}$`);
    expect('/blogs/no-such-article').toMatch(pattern);
    for (const slug of articles.slugs) expect(`/blogs/${slug}-2`).toMatch(pattern);
    for (const slug of articles.slugs) expect(`/blogs/${slug}`).not.toMatch(pattern);
    for (const path of ['/blogs', '/blogs/category/rail', '/blogs/feed.xml', '/blogs/atom.xml'])
      expect(path).not.toMatch(pattern);
  });
});
