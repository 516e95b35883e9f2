import fc from 'fast-check';
import { originMessages, requestColumns, sourceMessages } from '@/content/messages/dashboard';
import { emptyValues, fieldNames } from '@/lib/demo/fields';
import { formatCsvHead, formatCsvRows } from '@/lib/dashboard/csv';
import { readCsv, readRecords } from '../support/read-csv';

const row = (changes: Record<string, string> = {}) => ({
  id: '1',
  ...emptyValues,
  phone_typed: null,
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

const ZONE = 'Asia/Kathmandu';
const createdAt = `${requestColumns.created_at} (${ZONE})`;
const [headings] = readCsv(formatCsvHead(ZONE));

/** Returns the cells of a request by their headings. */
const cellsBy = (request: ReturnType<typeof row>) =>
  readRecords(formatCsvHead(ZONE) + formatCsvRows([request], ZONE))[0] ?? {};

test('The file begins with the byte order mark and headings, one of which names the time zone', () => {
  const { utm_medium, utm_campaign, landing_path, sent_path } = originMessages;
  const request = [...fieldNames.map((name) => requestColumns[name]), createdAt];
  const origin = [sourceMessages.column, utm_medium, utm_campaign, landing_path, sent_path];
  const heads = [...request, ...origin];
  expect(formatCsvHead(ZONE)).toBe(`\uFEFF${heads.map((head) => `"${head}"`).join(',')}\r\n`);
});

test('A request is one line, with its time as the list shows it', () => {
  expect(formatCsvRows([row()], ZONE)).toMatch(/^(?:"[^"]*",)*"[^"]*"\r\n$/);
  expect(Object.values(cellsBy(row())).filter(Boolean)).toEqual([
    'Amara Nwosu',
    'amara@northwind-rail.example',
    '\t447700900142',
    'Replan crews.',
    '2026-03-04 10:51:07',
    'newsletter',
    'email',
    'spring',
    '/products',
    '/team',
  ]);
});

/** Removes the marks that turn formulas into text. */
const unmarked = (text: string) => text.replaceAll("'", '');

const formula = /^[\s"\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

test.each([
  ...'=1+1 +1 -1 @SUM(A1) ＝1 ＋1 －1 ＠x ﹦1 "=1'.split(' '),
  ...['\t=1', '\r=1', ' =1', '\u00a0=1', '\u200b=1', '\n=1', '=\u0338cmd', ' "" =1'],
])('AT-40: A spreadsheet reads %j as text', (purpose) => {
  const cell = cellsBy(row({ purpose }))[requestColumns.purpose] ?? '';
  expect(cell).toMatch(/^'/);
  expect(unmarked(cell)).toBe(purpose);
});

test.each([
  ['447700900142', undefined],
  ['442079460958', '+44 20 7946 0958'],
  ['442079460958', '0044 (0)20‑7946–0958'],
  ['442079460958', '(020) 7946/0958'],
])('The phone %s, typed %s, is text to a spreadsheet, as it was typed', (phone, phone_typed) => {
  const cells = cellsBy(row({ phone, ...(phone_typed && { phone_typed }) }));
  expect(cells[requestColumns.phone]).toBe(`\t${phone_typed ?? phone}`);
});

test.each(['0044', '1-2', '1e5', '3/4', '12:30', '100%', '4915112345678'])(
  'A spreadsheet keeps %s as text in every column',
  (text) => {
    const cells = cellsBy(row({ purpose: text, source: text }));
    expect([cells[requestColumns.purpose], cells[sourceMessages.column]]).toEqual([`\t${text}`, `\t${text}`]);
  },
);

test('AT-40: A phone that is a formula is text, also where tabs separate cells', () => {
  const cells = cellsBy(row({ phone_typed: '=1+1' }));
  expect(cells[requestColumns.phone]).toBe("'=1+1");
});

test('A list inside a cell stays unchanged', () => {
  const purpose = 'We need:\n- crews;\n- gates';
  expect(cellsBy(row({ purpose }))[requestColumns.purpose]).toBe(purpose);
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
  expect(cellsBy(row({ purpose }))[requestColumns.purpose]).toBe(text);
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
      const typed = { name, email, purpose };
      const cells = cellsBy(row(typed));
      expect(Object.keys(cells)).toEqual(headings);
      for (const [field, value] of Object.entries(typed)) {
        const cell = cells[requestColumns[field as keyof typeof typed]];
        if (cell === `\t${value}`) {
          expect(value).toMatch(/^\(?\d[^\p{L}\t\n\r;"]*(?:e[^\p{L}\t\n\r;"]*)*$/iu);
          continue;
        }
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
