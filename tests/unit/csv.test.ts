import fc from 'fast-check';
import { originWords, requestColumns, sourceWords } from '@/content/messages/dashboard';
import { formatCsvHead, formatCsvRows } from '@/lib/dashboard/csv';

const row = (changes: Record<string, string> = {}) => ({
  id: '1',
  name: 'Amara Nwosu',
  email: 'amara@northwind-rail.example',
  phone: '447700900142',
  purpose: 'Replan crews.',
  created_at: '2026-03-04T05:06:07.891011+00:00',
  source: 'newsletter',
  attribution: { utm_medium: 'email', utm_campaign: 'spring', landing_path: '/products', sent_path: '/team' },
  demo_request_states: null,
  ...changes,
});

/** Returns the cells of one line, each of which is quoted. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

test('The file begins with the byte order mark and headings', () => {
  const { name, email, phone, purpose, created_at } = requestColumns;
  const { utm_medium, utm_campaign, landing_path, sent_path } = originWords;
  const request = [name, email, phone, purpose, created_at];
  const origin = [sourceWords.column, utm_medium, utm_campaign, landing_path, sent_path];
  const heads = [...request, ...origin];
  expect(formatCsvHead()).toBe(`\uFEFF${heads.map((head) => `"${head}"`).join(',')}\r\n`);
});

test('A request is one line, with its moment in ISO 8601', () => {
  expect(formatCsvRows([row()]).split('\r\n')).toEqual([
    '"Amara Nwosu","amara@northwind-rail.example","\t447700900142","Replan crews.","2026-03-04T05:06:07.891Z","newsletter","email","spring","/products","/team"',
    '',
  ]);
});

/** Removes the marks that turn formulas into text. */
const unmarked = (text: string) => text.replaceAll("'", '');

const formula = /^[\s"\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

test.each([
  ...'=1+1 +1 -1 @SUM(A1) ＝1 ＋1 －1 ＠x ﹦1 "=1'.split(' '),
  ...['\t=1', '\r=1', ' =1', '\u00a0=1', '\u200b=1', '\n=1', '=\u0338cmd', ' "" =1'],
])('AT-40: A spreadsheet reads %j as text', (purpose) => {
  const [, , , cell = ''] = cellsOf(formatCsvRows([row({ purpose })]));
  expect(cell).toMatch(/^'/);
  expect(unmarked(cell)).toBe(purpose);
});

test.each([
  ['447700900142', undefined],
  ['442079460958', '+44 20 7946 0958'],
])('The phone %s, typed %s, is text to a spreadsheet, as it was typed', (phone, phone_typed) => {
  const [, , cell] = cellsOf(formatCsvRows([row({ phone, ...(phone_typed && { phone_typed }) })]));
  expect(cell).toBe(`\t${phone_typed ?? phone}`);
});

test('A list inside a cell stays unchanged', () => {
  const purpose = 'We need:\n- crews;\n- gates';
  expect(cellsOf(formatCsvRows([row({ purpose })]))[3]).toBe(purpose);
});

test.each([
  ['x;=1', "x;'=1"],
  ['x; \t-1', "x; \t'-1"],
  ['x\n@SUM(A1)', "x\n'@SUM(A1)"],
  ['x\t＋1', "x\t'＋1"],
  ['x;"=1+1', `x;'"=1+1`],
  ['x\n""+1', `x\n'""+1`],
  ['x; y\nz', 'x; y\nz'],
])('AT-40: A spreadsheet with another separator reads %j as text', (purpose, text) => {
  expect(cellsOf(formatCsvRows([row({ purpose })]))[3]).toBe(text);
});

test('AT-40: No cell begins like a formula, and every other cell is unchanged', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.constantFrom(...Array.from('=+-@＝＋\t\r",; \uFEFF')), fc.string())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, text, text, (name, email, purpose) => {
      const cells = cellsOf(formatCsvRows([row({ name, email, purpose })]));
      expect(cells).toHaveLength(10);
      for (const [at, value] of Object.entries({ 0: name, 1: email, 3: purpose })) {
        const cell = cells[Number(at)];
        expect(cell).not.toMatch(formula);
        expect(cell).not.toMatch(/[;\t\n\r](?:[^\S\t\n\r]|")*(?:[=+@＝＋－＠]|-(?! \p{L}))/u);
        // A cell that becomes an operator after normalization may get a mark; words and numbers never do.
        expect(unmarked(cell ?? '')).toBe(unmarked(value));
        if (/^[\p{L}\p{Nd}][^;\t\n\r]*$/u.test(value)) expect(cell).toBe(value);
      }
    }),
    { numRuns: 1000 },
  );
});
