import 'server-only';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

declare module 'mdast' {
  interface TableData {
    /** The words above a table that name it. */
    caption?: PhrasingContent[];
  }
}

type Inline = (content: PhrasingContent[]) => ElementContent[];

const isFigure = (text: string) => /^−?\$?\d[\d,.]*\D{0,10}$/.test(text);
const startsBold = (cell: TableCell | undefined) => cell?.children[0]?.type === 'strong';

/**
 * A table of an article. Its first column names the rows, a column of figures is set to the right, and a row that
 * is bold is the result. With an actor among its columns it is a trace: there a bold actor is a person. On phones
 * a row becomes a card: each cell knows its column's name.
 *
 * @param table The table; the first of its rows is its head.
 * @param inline Makes elements of what a cell holds.
 */
export function articleTable({ children: [header, ...rows], data }: Table, inline: Inline): Element {
  const names = header?.children.map((cell) => toString(cell)) ?? [];
  const isTrace = names.includes('Actor');
  const figures = names.map((_, at) => rows.every(({ children }) => isFigure(toString(children[at]) || '0')));
  const kind = isTrace ? 'trace' : names.length > 3 ? 'wide' : 'figures';
  const right = (at: number) => (at > 0 && figures[at] ? { className: ['prose-num'] } : {});
  const inside = (cell: TableCell | undefined) => inline(cell?.children ?? []);

  const head = names.map((_, at) => h('th', { scope: 'col', ...right(at) }, inside(header?.children[at])));
  const body = ({ children: cells }: TableRow) => {
    const marked = startsBold(cells[isTrace ? 1 : 0]);
    const made = names.map((name, at) => {
      const cell = cells[at];
      if (at === 0) return h('th', { scope: 'row' }, inside(cell));
      const empty = toString(cell) ? {} : { dataEmpty: true };
      return h('td', { dataLabel: name, ...right(at), ...empty }, inside(cell));
    });
    return h('tr', marked ? { className: [isTrace ? 'prose-person' : 'prose-result'] } : {}, made);
  };
  return h('table', { className: ['prose-table', `prose-table--${kind}`] }, [
    data?.caption && h('caption', inline(data.caption)),
    h('thead', h('tr', head)),
    h('tbody', rows.map(body)),
  ]);
}
