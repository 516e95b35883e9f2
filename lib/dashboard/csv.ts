import { requestColumns as columns, requestPanelWords, requestSourceWords } from '@/content/words/dashboard';
import type { DemoRequestRow } from './answers';

const { origins } = requestPanelWords;

/** Lines end as RFC 4180 says. No text of a request holds a carriage return, so this is always the end of a row. */
export const ROW_END = '\r\n';

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
const line = (cells: readonly string[]) =>
  cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(',') + ROW_END;

const iso = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : new Date(at).toISOString());

/** The columns: what each is called, and what stands in it. */
const table: readonly [heading: string, cell: (row: DemoRequestRow) => string][] = [
  [columns.name, (row) => row.name],
  [columns.email, (row) => row.email],
  [columns.phone, (row) => row.phone],
  [columns.purpose, (row) => row.purpose],
  [columns.created_at, (row) => iso(row.created_at)],
  [requestSourceWords.column, (row) => row.source],
  [origins.utm_medium, (row) => row.utm_medium],
  [origins.utm_campaign, (row) => row.utm_campaign],
  [origins.landing_path, (row) => row.landing_path],
  [origins.sent_path, (row) => row.sent_path],
];

/** The line of headings. */
export const csvHead = () => BYTE_ORDER_MARK + line(table.map(([heading]) => heading));

/** Requests as lines of a table that a spreadsheet opens without calculating anything. */
export const csvRows = (rows: readonly DemoRequestRow[]) =>
  rows.map((row) => line(table.map(([, cell]) => cell(row)))).join('');
