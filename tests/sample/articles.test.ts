import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles, articleWords } from '@/lib/content/articles';
import { roleOf } from '@/lib/content/roles';

/** Each article: id, slug, category, author, date, minutes. */
const printed = [
  ['1', 'sustainable-intelligence-hospitality', 'Hospitality', 'Dewi Anggraheni', '2025-08-19', 9],
  ['2', 'salesforce-cx-transformation', 'Technology', 'Rafael Ibarrondo', '2025-06-24', 8],
  ['3', 'ai-personalized-travel-experiences', 'Travel & AI', 'Mei-Xuan Toh', '2025-05-13', 7],
  [
    '4',
    'ai-predictive-analytics-airline-maintenance',
    'Aviation & AI',
    'Somchai Rattanakul',
    '2025-03-04',
    12,
  ],
  ['5', 'ai-aircraft-dent-inspection', 'Aviation & AI', 'Leonor Quintavela', '2025-01-15', 6],
  ['6', 'ai-last-mile-logistics', 'Logistics & Supply Chain', 'Raghav Suryamurthy', '2024-12-28', 8],
  ['7', 'ai-hotel-sustainability-energy-waste', 'Hospitality', 'Folasade Amire', '2025-02-11', 10],
  ['8', 'reading-an-agent-trace', 'Technology', 'Teodor Lindgaard', '2025-09-16', 7],
  ['9', 'servicing-agents-gds-ndc', 'Travel & AI', 'Idris Benhallam', '2025-07-22', 6],
  ['10', 'freight-exception-email-triage', 'Logistics & Supply Chain', 'Katarzyna Wolniak', '2025-04-08', 5],
  ['11', 'trace-review-refund-callback', 'Trace review', 'Anaya Verghese', '2025-04-25', 4],
  ['12', 'trace-review-six-small-credits', 'Trace review', 'Anaya Verghese', '2025-07-11', 4],
  ['13', 'trace-review-lane-four', 'Trace review', 'Anaya Verghese', '2025-09-05', 4],
] as const;

/** The figures each article must print, as its outline has them. */
const figures: Record<string, string[]> = {
  '1': ['56,210', '1,405,250', '25 kWh', '22 kWh', '21 and 24 °C'],
  '2': ['1,200 articles', '18%', '216', '60', '20', '150 s to 45 s', '$200', '2 min'],
  '3': ['9,000', '4.0%', '360', '1,000', '3.1%', '31', '0.9 points', '81', '24 months'],
  '4': [
    '$1,404,000',
    '$240,000',
    '$1,164,000',
    '3.9x',
    '$924,000',
    '3.1x',
    '57%',
    '$10,476,000',
    '7.5x',
    '4-8x',
  ],
  '5': ['16:20', '720 min', '300 min', '1,020 min', '270 min', '280 min', '550 min', '46%'],
  '6': ['08:10', '$4.00', '$2.50', '$5.50', '$440', '$275', '$165', '$49,500'],
  '7': [
    '168,630 kWh',
    '$25,295',
    '67,452',
    '2,698 kg',
    '$13,490',
    '$38,785',
    '$116,355',
    '$930,840',
    '$0.22',
  ],
  '8': ['14:02:11', '14:03:06', '4,812', '1.3%', '360 MB', '131 GB', '$312', '14.2'],
  '9': ['183 h', '78 h', '57%', '2 h', '9,400', '27 markets'],
  '10': ['62,000', '55,180', '22,320', '4,000', '118', '44', '21', '23', '300', '24 min'],
  '11': ['$268', '$200', '2 min', '22:27:58', '75 min', '1,140'],
  '12': ['$94', '$446', '$540', '$500', '4 h', '48,000'],
  '13': ['12-second clip', '90 s', '15:52:08', '1,900', '95', '31'],
};

const textOf = (slug: string) =>
  (articles.get(slug)?.content.sections ?? [])
    .map(({ title = '', html }) => `${title}\n${html.replaceAll(/<[^>]+>/g, ' ')}`)
    .join('\n');

const startOf = (text = '') =>
  text
    .split(/[^\p{L}\p{N}’:]+/u)
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')
    .toLowerCase();

describe('the articles', () => {
  it('are thirteen, with their authors, categories and dates', () => {
    const found = articles.all.map((a) => [
      a.id,
      a.slug,
      a.category,
      a.author,
      a.publishDate,
      Number.parseInt(a.readTime),
    ]);
    expect(found.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual(printed);
  });

  it.each(articles.all)('$slug is as long as its read time says', ({ readTime, content }) => {
    const target = Number.parseInt(readTime) * 220;
    expect(Math.abs(articleWords(content.sections) - target)).toBeLessThanOrEqual(220);
  });

  it.each(articles.all)('$slug prints its figures', ({ id = '', slug }) => {
    const text = textOf(slug);
    for (const figure of figures[id] ?? ['none']) expect(text).toContain(figure);
  });

  it.each(articles.all)('$slug shows its calculation or run', ({ content }) => {
    expect(content.sections.some(({ html }) => /<table|class="prose-sum"/.test(html))).toBe(true);
  });

  it.each(articles.all)('$slug has a sentence to remember, and notes', ({ content }) => {
    const html = content.sections.map((section) => section.html).join('');
    expect(html.match(/prose-pull/g)).toHaveLength(1);
    expect(html.match(/<sup>/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('draw figures, some of them as pairs', () => {
    const all = articles.all.map(({ content }) => content.sections.map(({ html }) => html).join(''));
    expect(all.filter((html) => html.includes('prose-table--drawn')).length).toBeGreaterThanOrEqual(3);
    expect(all.filter((html) => html.includes('pair__was')).length).toBeGreaterThanOrEqual(1);
  });

  it.each(articles.all)('$slug has headings of three to nine words without a colon', ({ content }) => {
    const titles = content.sections.flatMap(({ title }) => title ?? []);
    for (const title of titles) {
      expect(title).toMatch(/^\S+( \S+){2,8}$/);
      expect(title).not.toMatch(/: |^(conclusion|introduction)/i);
    }
    expect(new Set(content.sections.map(({ id }) => id)).size).toBe(content.sections.length);
  });

  it('begin each in its own way, and so do their last parts and last paragraphs', () => {
    const parts = articles.all.map(({ content }) =>
      content.sections.map((section) => section.content.trim()),
    );
    for (const starts of [
      parts.map(([first]) => startOf(first)),
      parts.map((all) => startOf(all.at(-1))),
      parts.map((all) => startOf(all.at(-1)?.split('\n\n').at(-1))),
    ])
      expect(new Set(starts).size).toBe(articles.all.length);
  });

  it('end on a Monday once at most', () => {
    const last = articles.all.map(({ content }) => content.sections.at(-1)?.content ?? '');
    expect(last.filter((text) => text.includes('Monday')).length).toBeLessThanOrEqual(1);
  });

  it('call nobody of a contact center an agent', () => {
    for (const { slug } of articles.all)
      expect(textOf(slug)).not.toMatch(
        /(human|live|call|service|contact-center) agents?\b|agents in (its|the|their) contact/i,
      );
  });

  it.each(articles.all.filter(({ category }) => category === 'Trace review'))(
    '$slug prints a run with the five fields and a person in it',
    ({ publishDate, content }) => {
      const html = content.sections.map((section) => section.html).join('');
      const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]+)/g)].map(([, head]) => head);
      expect(heads.slice(0, 5)).toEqual(['Time', 'Actor', 'Evidence', 'Action', 'Result']);
      expect(html).toContain('class="prose-person"');
      expect(html).toContain('Illustrative data');
      expect(new Date(publishDate).getUTCDay()).toBe(5);
    },
  );

  it('have authors with a role', () => {
    expect(articles.all.filter(({ author }) => roleOf(author) === undefined)).toEqual([]);
  });

  it('examine the claim of 4-8x in two articles only', () => {
    const with48 = articles.all.filter(({ slug }) => /4-8x/.test(textOf(slug))).map(({ id }) => id);
    expect(with48.toSorted()).toEqual(['4', '7']);
  });

  it('share a few tags, each on two articles at least', () => {
    const tags = Map.groupBy(
      articles.all.flatMap((article) => article.tags),
      (tag) => tag,
    );
    expect(tags.size).toBeLessThanOrEqual(13);
    expect([...tags.values()].filter(({ length }) => length < 2)).toEqual([]);
    expect(new Set([...tags.keys()].map((tag) => tag.toLowerCase())).size).toBe(tags.size);
  });
});

describe('the words of the articles', () => {
  it.each(articles.slugs)('%s keep sentences to 28 words', (slug) => {
    const source =
      readFileSync(join(process.cwd(), 'content/articles', `${slug}.md`), 'utf8').split('\n---\n')[1] ?? '';
    const paragraphs = source
      .split('\n')
      .filter((line) => line && !/^[|#]/.test(line))
      .map((line) => line.replaceAll(/\]\([^)]*\)|\[\^[^\]]+\]:?|[*_>]/g, ''));
    const long = paragraphs
      .flatMap((line) => line.split(/(?<=[.?]”?)\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > 28);
    expect(long).toEqual([]);
  });
});
