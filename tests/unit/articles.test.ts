import { articles } from '@/lib/content/articles';
import { team } from '@/content/team';
import { TextFault } from '@/content/schema/content-fault';
import { readSections } from '@/lib/content/markdown';

const htmlOf = (source: string) => readSections(source)[0]?.html ?? '';
/** Returns the message and the line of the error in a text. */
const findError = (source: string): string => {
  try {
    readSections(source);
  } catch (cause) {
    if (cause instanceof TextFault) return `${cause.line}: ${cause.message}`;
    throw cause;
  }
  return 'none';
};

it('The text of an article is parsed into sections, and the part before the first heading has no title', () => {
  const [first, second] = readSections('Lead.\n\n## A part\n\nText.\nA second line.');
  expect(first).toEqual({ content: 'Lead.', html: '<p>Lead.</p>\n' });
  expect(second).toMatchObject({ title: 'A part', html: '<p>Text.<br>A second line.</p>\n' });
});

it('The text of an article links only to pages that exist', () => {
  expect(htmlOf('[a](/products)')).toContain('<a class="link" href="/products">a</a>');
  expect(findError('[a](/no-such-page)')).toContain('a link to "/no-such-page", which is no page');
  expect(findError('## A\n\n#### B')).toContain('a heading of level 4');
});

it('The text of an article prints both numbers of its figure', () => {
  for (const { slug, figure, content } of articles.all) {
    const text = content.sections.map(({ html }) => html.replaceAll(/<[^>]+>/g, ' ')).join(' ');
    const plain = text.replaceAll('\u00a0', ' ');
    for (const number of [figure?.before, figure?.after])
      expect([slug, plain]).toEqual([slug, expect.stringContaining(number ?? '')]);
  }
});

it('A sentence quoted on the team page is in an article by that person', () => {
  for (const { name, quote } of [...team.founders, ...team.executives]) {
    if (!quote) continue;
    const article = articles.get(quote.article);
    const text = article?.content.sections.map((section) => section.content).join(' ');
    expect([name, text]).toEqual([article?.author, expect.stringContaining(quote.text)]);
  }
});

it('The text of an article keeps a number and its unit on one line', () => {
  expect(htmlOf('They have 15 min, 2,698 kg and 3 hats.')).toContain('15\u00a0min, 2,698\u00a0kg and 3 hats');
});

it('The text of an article names the colors of a drawn pair in its columns', () => {
  const drawn = (head: string, rule: string, row: string) =>
    htmlOf(`Figure: A.\n\n| Case ${head} |\n| - ${rule} |\n| One ${row} |`).match(/<svg/g)?.length;
  expect(drawn('| A | B', '| - | -', '| 1 h | 2 h')).toBe(3);
  expect(drawn('| A', '| -', '| 1 h')).toBe(1);
});

it('The text of an article distinguishes a calculation, a checkpoint and a key sentence', () => {
  const html = htmlOf('> 2 x 2 = 4\n\nA.\n\n> **Checkpoint.** Who.\n\nB.\n\n> Remember.');
  expect(html).toContain('2 × 2 = 4');
  expect(html.match(/prose-(sum|note|pull)/g)).toEqual(['prose-sum', 'prose-note', 'prose-pull']);
  expect(findError('> A.\n\n## B\n\n> C.')).toBe('5: a second sentence to remember: C.');
});

it('The notes of a text are numbered by their marks, and come at the end of their section', () => {
  const notes = '[^e]: **E.** *A vowel.*\n\n[^a]: The first.';
  const [first, second] = readSections(`A.[^a]\n\nB.\n\n## D\n\nE.[^e] F.\n\n${notes}`);
  expect(first?.html).toContain('A.<sup><a href="#note-1" id="mark-1" aria-label="Note 1">1</a></sup></p>');
  expect(first?.html.match(/<ol.*<\/ol>/s)?.[0].replaceAll('\n', '')).toBe(
    '<ol class="prose-notes" aria-label="Notes"><li id="note-1"><a href="#mark-1" aria-label="1, back to the text">1</a> The first.</li></ol>',
  );
  expect(second?.html).toContain('<strong>E.</strong> <em>A vowel.</em>');
});

it.each([
  ['a mark without a note', 'A.\n\nB.[^b]', '3: a mark without its note: B.[^b]'],
  ['a note without a mark', 'A.\n\n[^a]: B.', '3: a note that no mark leads to: [^a]'],
  ['a note that is cited twice', 'A.[^a]\n\nB.[^a]\n\n[^a]: C.', '3: a note that two marks lead to: [^a]'],
  ['HTML in a note', 'A.[^a]\n\n[^a]: <b>B.</b>', '3: HTML: <b>'],
])('The notes of a text are rejected with %s', (_, text, error) => expect(findError(text)).toBe(error));

const figure = (row: string) => `Figure: Words.\n\n| A | B | C |\n| - | - | - |\n${row}`;

it('A figure draws its rows to scale from zero, in any unit', () => {
  const html = htmlOf(figure('| x | 1 h | 30 min |\n| y | 2 h 30 min | 45 s |'));
  const bars = [...html.matchAll(/<rect class="fill-([\w-]+)" y="\d+" width="([\d.]+%)"/g)];
  expect(bars.map(([, name, width]) => `${name} ${width}`)).toEqual([
    'line-strong 40%',
    'accent 20%',
    'line-strong 100%',
    'accent 0.5%',
  ]);
});

it.each([
  ['several units', figure('| x | $4 | 80 |'), '3: a figure of several units: "$4" and "80"'],
  ['words', figure('| x | 4 | many |'), '3: a figure with what cannot be drawn: "many"'],
  ['no table', 'A.\n\nFigure: Words.\n\nB.', '3: a figure without its table: Figure: Words.'],
])('A figure is rejected with %s', (_, text, error) => expect(findError(text)).toBe(error));
