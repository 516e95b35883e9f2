import nextConfig from '@/next.config';
import { articles, insights } from '@/lib/content/articles';
import { TextFault } from '@/lib/content/content-fault';
import { readSections } from '@/lib/content/markdown';
import { pageExists } from '@/lib/content/pages';

describe('the articles', () => {
  it('stand newest first', () => {
    const dates = articles.all.map(({ publishDate }) => publishDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
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
    expect(html.match(/prose-(sum|note|pull)/g)).toEqual(['prose-sum', 'prose-note', 'prose-pull']);
  });

  it('gives a table its caption, its result and its person', () => {
    const table =
      readSections('Table: Words.\n\n| A | B |\n| - | - |\n| x | 1 |\n| **y** | **$2** |')[0]?.html ?? '';
    expect(table).toContain('<caption>Words.</caption>');
    expect(table).toContain('<tr class="prose-result">');
    expect(table).toContain('<th scope="col" class="prose-num">B</th>');
    const trace = readSections('| Time | Actor |\n| - | - |\n| 1 | **Planner** |')[0]?.html ?? '';
    expect(trace).toContain('class="prose-table prose-table--cards prose-table--trace"');
    expect(trace).toContain('class="prose-person"');
  });
});

/** What the text does not pass with, and the line that is named. */
const faultOf = (source: string): string => {
  try {
    readSections(source);
  } catch (cause) {
    if (cause instanceof TextFault) return `${cause.line}: ${cause.message}`;
    throw cause;
  }
  return 'none';
};

describe('the notes of a text', () => {
  const source =
    'A.[^a]\n\nB.\n\n> **Checkpoint.** Who.\n\nC.\n\n## D\n\nE.[^e] F.\n\n[^e]: **E.** *A vowel.*\n\n[^a]: The first.';
  const [first, second] = readSections(source);

  it('are numbered by their marks, and stand at the end of their section', () => {
    expect(first?.html).toContain(
      'A.<sup><a href="#note-1" id="mark-1" aria-label="Note 1">1</a></sup></p>\n<p>B.</p>\n</div>',
    );
    expect(first?.html.match(/<ol.*<\/ol>/s)?.[0].replaceAll('\n', '')).toBe(
      '<ol class="prose-notes" aria-label="Notes"><li id="note-1"><a href="#mark-1" aria-label="1, back to the text">1</a> The first.</li></ol>',
    );
    expect(second?.html).toContain('id="note-2"');
    expect(second?.html).toContain('<strong>E.</strong> <em>A vowel.</em>');
  });

  it('stand beside the text from their mark to what takes the margin', () => {
    const beside = first?.html.split('</div>')[0];
    expect(beside).toMatch(/^<div class="prose-beside">\n<p>A\.[^]*<p>B\.<\/p>\n$/);
    expect(first?.html).toMatch(/<\/aside>\n<p>C\.<\/p>\n<ol/);
  });

  it('are no part of what was written where they are cited', () => {
    expect(second?.content).toBe('E.[^e] F.');
  });

  it.each([
    ['a mark without a note', 'A.\n\nB.[^b]', '3: a mark without its note: B.[^b]'],
    ['a note without a mark', 'A.\n\n[^a]: B.', '3: a note that no mark leads to: [^a]'],
    ['a note that is cited twice', 'A.[^a]\n\nB.[^a]\n\n[^a]: C.', '3: a note that two marks lead to: [^a]'],
    [
      'two notes to one paragraph',
      'A.[^a] B.[^b]\n\n[^a]: A.\n\n[^b]: B.',
      '1: a second note in one paragraph or list: [^b]',
    ],
    [
      'a mark in a heading',
      '## A[^a]\n\n[^a]: B.',
      '1: the mark of a note outside of paragraphs and lists: [^a]',
    ],
    [
      'a mark in a table',
      '| A | B |\n| - | - |\n| a[^a] | b |\n\n[^a]: B.',
      '3: the mark of a note outside of paragraphs and lists: [^a]',
    ],
    ['a note of two paragraphs', 'A.[^a]\n\n[^a]: B.\n\n    C.', '3: a note of more than a paragraph: [^a]'],
    ['a note in a list', '- A.\n\n  [^a]: B.', '3: a note inside of something else: B.'],
    ['HTML in a note', 'A.[^a]\n\n[^a]: <b>B.</b>', '3: HTML: <b>'],
  ])('are refused: %s', (_, text, fault) => expect(faultOf(text)).toBe(fault));
});

describe('a sentence to remember', () => {
  it.each([
    ['a second one', '> A.\n\n## B\n\n> C.', '5: a second sentence to remember: C.'],
    ['of two paragraphs', '> A.\n>\n> B.', '1: a sentence to remember of more than 140 characters: A.B.'],
    [
      'that is long',
      `> ${'a'.repeat(141)}`,
      `1: a sentence to remember of more than 140 characters: ${'a'.repeat(40)}`,
    ],
  ])('is refused: %s', (_, text, fault) => expect(faultOf(text)).toBe(fault));
});

describe('a figure', () => {
  const figure = (...rows: string[]) =>
    ['Figure: Words.', '', '| A | B | C |', '| - | - | - |', ...rows].join('\n');
  const drawn = (source: string) =>
    [...(readSections(source)[0]?.html ?? '').matchAll(/<rect class="(\w+)" y="\d+" width="([\d.]+%)"/g)].map(
      ([, name, width]) => `${name} ${width}`,
    );

  it('is a table whose rows have bars, to scale from zero', () => {
    expect(drawn('Figure: W.\n\n| A | B |\n| - | - |\n| x | $1,000 |\n| y | $250 |')).toEqual([
      'pair__now 100%',
      'pair__now 25%',
    ]);
    const html = readSections(figure('| x | 1 h | 30 min |'))[0]?.html ?? '';
    expect(html).toContain('<caption>Words.</caption>');
    expect(html).toContain('<td data-label="C" class="prose-num">30 min</td>');
  });

  it('reads figures with any unit behind them', () => {
    expect(drawn(figure('| x | 0.8x | 3.2x |'))).toEqual(['pair__was 25%', 'pair__now 100%']);
  });

  it('draws two columns as pairs, of whatever times', () => {
    expect(drawn(figure('| x | 1 h | 30 min |', '| y | 2 h 30 min | 45 s |'))).toEqual([
      'pair__was 40%',
      'pair__now 20%',
      'pair__was 100%',
      'pair__now 0.5%',
    ]);
  });

  it.each([
    ['several units', figure('| x | $4 | 80 |'), '3: a figure of several units: "$4" and "80"'],
    ['words', figure('| x | 4 | many |'), '3: a figure with what cannot be drawn: "many"'],
    ['a calculation', figure('| x | 4 | 2 x 2 = 4 |'), '3: a figure with what cannot be drawn: "2 x 2 = 4"'],
    ['less than nothing', figure('| x | 4 | −2 |'), '3: a figure with what cannot be drawn: "−2"'],
    ['an empty cell', figure('| x | 4 | |'), '3: a figure with what cannot be drawn: ""'],
    [
      'three columns',
      'Figure: W.\n\n| A | B | C | D |\n| - | - | - | - |\n| a | 1 | 2 | 3 |',
      '3: a figure has one column of figures or two',
    ],
    ['no table', 'A.\n\nFigure: Words.\n\nB.', '3: a figure without its table: Figure: Words.'],
  ])('is refused with %s', (_, text, fault) => expect(faultOf(text)).toBe(fault));
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
