import {
  originMessages as origins,
  requestColumns as columns,
  sourceMessages,
} from '@/content/messages/dashboard';
import { fieldNames } from '@/lib/demo/fields';
import { readField } from '@/lib/demo/read-field';
import { createTimeFormat } from './calendar-day';
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

/** Matches what a spreadsheet would take for a number, a date or a time. */
const NUMERIC = /^\(?\d[\d\p{Zs}().,:/%e+\u2212\p{Pd}]*$/iu;

/** Puts a tab before a number: a spreadsheet then keeps its plus and zeros, and writes no 4.4E+11. */
function formatText(text: string, sign = /^/): string {
  return NUMERIC.test(text.replace(sign, '')) ? `\t${text}` : escapeFormulas(text);
}

type Column = readonly [heading: string, cell: (row: DemoRequestRow) => string];

/** Returns the columns of the file. Its times are those of the list, and its heading names their zone. */
function createTable(zone: string): readonly Column[] {
  const formatTime = createTimeFormat(zone);
  return [
    ...fieldNames.map((name): Column => [
      columns[name],
      (row) => formatText(readField(row, name), name === 'phone' ? /^\+/ : undefined),
    ]),
    [`${columns.created_at} (${zone})`, (row) => formatTime(row.created_at)],
    [sourceMessages.column, (row) => formatText(row.source)],
    ...(['utm_medium', 'utm_campaign', 'landing_path', 'sent_path'] as const).map((name): Column => [
      origins[name],
      (row) => formatText(row.attribution[name] ?? ''),
    ]),
  ];
}

/** Quotes every cell, so that no text in it can end it. */
const formatLine = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',') + ROW_END;

export const formatCsvHead = (zone: string) =>
  BYTE_ORDER_MARK + formatLine(createTable(zone).map(([heading]) => heading));

export function formatCsvRows(rows: readonly DemoRequestRow[], zone: string): string {
  const table = createTable(zone);
  return rows.map((row) => formatLine(table.map(([, cell]) => cell(row)))).join('');
}
