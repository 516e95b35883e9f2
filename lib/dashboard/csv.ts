import {
  originWords as origins,
  requestColumns as columns,
  sourceWords as words,
} from '@/content/messages/dashboard';
import { fieldNames } from '@/lib/demo/fields';
import { readField } from '@/lib/demo/read-field';
import type { DemoRequestRow } from './read-requests';

/** The end of a row in RFC 4180. */
const ROW_END = '\r\n';

/** Makes spreadsheets read the file as Unicode. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Tells whether a spreadsheet would calculate a text. White space, quotes and full-width forms do not keep it from that.
 * NFKD separates the first character from combining marks, which would hide it.
 */
function isFormula(text: string): boolean {
  const [first = ' '] = text.replace(/^[\s"\p{Cf}]+/u, '').normalize('NFKD');
  return '=+-@'.includes(first);
}

const isListItem = (text: string) => /^- \p{L}[\p{L}\p{N} ,.]*[;\s]*$/u.test(text);

/**
 * Puts an apostrophe before a formula, so that it is text. Spreadsheets that separate cells by semicolons or tabs
 * begin cells within ours, quoted or not.
 */
function escapeFormulas(value: string): string {
  const parts = value.split(/(?<=[;\t\r\n])/);
  const text = parts
    .map((part, index) => (isFormula(part) && !(index > 0 && isListItem(part)) ? `'${part}` : part))
    .join('');
  return /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** Puts a tab before a number: a spreadsheet then shows it as it is, plus included, and not as 4.4E+11. */
const formatPhoneCell = (row: DemoRequestRow) => `\t${readField(row, 'phone')}`;

type Column = readonly [heading: string, cell: (row: DemoRequestRow) => string];

const table: readonly Column[] = [
  ...fieldNames.map((name): Column => [
    columns[name],
    name === 'phone' ? formatPhoneCell : (row) => escapeFormulas(readField(row, name)),
  ]),
  [columns.created_at, (row) => new Date(row.created_at).toISOString()],
  [words.column, (row) => escapeFormulas(row.source)],
  ...(['utm_medium', 'utm_campaign', 'landing_path', 'sent_path'] as const).map((name): Column => [
    origins[name],
    (row) => escapeFormulas(row.attribution[name] ?? ''),
  ]),
];

/** Quotes every cell, so that no text in it can end it. */
const formatLine = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',') + ROW_END;

export const formatCsvHead = () => BYTE_ORDER_MARK + formatLine(table.map(([heading]) => heading));

export const formatCsvRows = (rows: readonly DemoRequestRow[]) =>
  rows.map((row) => formatLine(table.map(([, cell]) => cell(row)))).join('');
