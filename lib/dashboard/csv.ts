import {
  originWords as origins,
  requestColumns as columns,
  sourceWords as words,
} from '@/content/messages/dashboard';
import type { DemoRequestRow } from './read-requests';

/** RFC 4180 ends rows with it; no text of a request holds a carriage return. */
const ROW_END = '\r\n';

/** Makes spreadsheets read the file as Unicode. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Whether a spreadsheet would evaluate it: it begins like a formula, also after white space or a quote and in full-width
 * characters.
 * Compared after NFKD, so that no combining mark hides the first character.
 */
function isFormula(value: string): boolean {
  const [first = ' '] = value.replace(/^[\s"\p{Cf}]+/u, '').normalize('NFKD');
  return '=+-@'.includes(first);
}

/**
 * Against CSV injection: an apostrophe in front makes text of what looks like a formula. Also within a cell, where a
 * spreadsheet that separates cells by semicolons or tabs lets another begin, quoted as ours may be.
 */
function asText(value: string): string {
  const parts = value.split(/(?<=[;\t\r\n])/);
  const text = parts.map((part) => (isFormula(part) ? `'${part}` : part)).join('');
  return /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** Every cell is quoted, so that nothing in it can end it. */
const formatLine = (cells: readonly string[]) =>
  cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(',') + ROW_END;

/** The columns: heading and cell. */
const table: readonly [heading: string, cell: (row: DemoRequestRow) => string][] = [
  [columns.name, (row) => row.name],
  [columns.email, (row) => row.email],
  [columns.phone, (row) => row.phone],
  [columns.purpose, (row) => row.purpose],
  [columns.created_at, (row) => new Date(row.created_at).toISOString()],
  [words.column, (row) => row.source],
  ...(['utm_medium', 'utm_campaign', 'landing_path', 'sent_path'] as const).map(
    (name) =>
      [origins[name], (row) => row.attribution[name] ?? ''] satisfies [
        string,
        (row: DemoRequestRow) => string,
      ],
  ),
];

/** Returns the line of headings. */
export const formatCsvHead = () => BYTE_ORDER_MARK + formatLine(table.map(([heading]) => heading));

/** Formats requests as lines of a table that a spreadsheet opens without calculating anything. */
export const formatCsvRows = (rows: readonly DemoRequestRow[]) =>
  rows.map((row) => formatLine(table.map(([, cell]) => cell(row)))).join('');
