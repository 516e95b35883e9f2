import { requestColumns as columns, requestPanelWords, requestSourceWords } from '@/content/words/dashboard';
import type { DemoRequestRow } from './answers';

const { origins } = requestPanelWords;

/** Lines end as RFC 4180 says. No text of a request holds a carriage return, so this is always the end of a row. */
export const ROW_END = '\r\n';

/** Makes spreadsheets read the file as Unicode. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Against CSV injection: a spreadsheet evaluates what begins like a formula, also after white space and in full-width
 * characters. An apostrophe in front makes it text. Compared after NFKD, so that no combining mark hides the first
 * character.
 */
function asText(value: string): string {
  const [first = ''] = value.replace(/^[\s\p{Cf}]+/u, '').normalize('NFKD');
  return /^[\t\r\n]/.test(value) || '=+-@'.includes(first || ' ') ? `'${value}` : value;
}

/** Every cell is quoted, so that nothing in it can end it. */
const line = (cells: readonly string[]) =>
  cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(',') + ROW_END;

const iso = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : new Date(at).toISOString());

/** The line of headings. */
export const csvHead = () =>
  BYTE_ORDER_MARK +
  line([
    columns.name,
    columns.email,
    columns.phone,
    columns.purpose,
    columns.created_at,
    requestSourceWords.column,
    origins.utm_medium,
    origins.utm_campaign,
    origins.landing_path,
    origins.sent_path,
  ]);

/** Requests as lines of a table that a spreadsheet opens without calculating anything. */
export const csvRows = (rows: readonly DemoRequestRow[]) =>
  rows
    .map((row) =>
      line([
        row.name,
        row.email,
        row.phone,
        row.purpose,
        iso(row.created_at),
        row.source,
        row.utm_medium,
        row.utm_campaign,
        row.landing_path,
        row.sent_path,
      ]),
    )
    .join('');
