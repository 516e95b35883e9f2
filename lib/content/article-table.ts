import 'server-only';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMeasure } from '@/lib/schema/measure';

declare module 'mdast' {
  interface TableData {
    /** The words above a table that name it. */
    caption?: PhrasingContent[];
    /** Whether its figures are drawn to scale. */
    drawn?: boolean;
  }
}

type Inline = (content: PhrasingContent[]) => ElementContent[];

/** The mark of a person who decides; what it says stands in words beside it. */
export const drawMarker = (...names: string[]): Element =>
  h('span', { className: ['marker-person', ...names], ariaHidden: 'true' });

const isFigure = (text: string) => /^−?\$?\d[\d,.]*\D{0,10}$/.test(text);
/** What is left of a printed figure without its digits; a time is a time, however it is written. */
const unitOf = (figure: string) => {
  const unit = figure.replaceAll(/\d[\d,.]*/g, '#').trim();
  return /^(# (h|min|s) ?)+$/.test(unit) ? 'time' : unit;
};

/** The bars of a drawn table: pale before, solid after or alone. */
const bars = { one: ['now'], two: ['was', 'now'] };

/**
 * Draws the figures of a table: for each row one bar or a pair, all on one scale from zero.
 *
 * @throws Error when they cannot be drawn so.
 */
function drawnRows(rows: readonly TableRow[]): Element[] {
  const cells = rows.map(({ children }) => children.slice(1).map((cell) => toString(cell)));
  const kinds = bars[cells[0]?.length === 1 ? 'one' : 'two'];
  const odd = cells.find(({ length }) => length !== kinds.length);
  if (odd) throw new Error('a figure has one column of figures or two');
  const all = cells.flat();
  const wordy = all.find((cell) => !/\d/.test(cell) || /[−=]| x /.test(cell));
  if (wordy !== undefined) throw new Error(`a figure with what cannot be drawn: "${wordy}"`);
  const [first = ''] = all;
  const other = all.find((cell) => unitOf(cell) !== unitOf(first));
  if (other) throw new Error(`a figure of several units: "${first}" and "${other}"`);
  const full = Math.max(...all.map(parseMeasure)) || 1;
  return cells.map((levels) =>
    h(
      'svg',
      { className: ['pair'], width: '100%', height: 6 + kinds.length * 11, ariaHidden: 'true' },
      levels.map((level, at) =>
        h('rect', {
          className: [`pair__${kinds[at]}`],
          y: 6 + at * 11,
          width: `${Math.round((parseMeasure(level) / full) * 1000) / 10}%`,
          height: 9,
        }),
      ),
    ),
  );
}

const startsBold = (cell: TableCell | undefined) => cell?.children[0]?.type === 'strong';

/**
 * A table of an article. Its first column names the rows, a column of figures is set to the right, and a row that
 * is bold is the result. With an actor among its columns it is a trace: there a bold actor is a person. On phones
 * a row becomes a card: each cell knows its column's name. One that is drawn has its bars beneath the rows' names.
 *
 * @param table The table; the first of its rows is its head.
 * @param inline Makes elements of what a cell holds.
 * @throws Error when it is to be drawn, and its figures cannot be.
 */
export function renderArticleTable({ children: [header, ...rows], data }: Table, inline: Inline): Element {
  const names = header?.children.map((cell) => toString(cell)) ?? [];
  const isTrace = names.includes('Actor');
  const drawings = data?.drawn ? drawnRows(rows) : [];
  const figures = names.map((_, at) => rows.every(({ children }) => isFigure(toString(children[at]) || '0')));
  const looks = isTrace ? ['cards', 'trace'] : [names.length > 3 ? 'cards' : 'figures'];
  if (data?.drawn) looks.push('drawn');
  const right = (at: number) => (at > 0 && (data?.drawn || figures[at]) ? { className: ['prose-num'] } : {});
  const inside = (cell: TableCell | undefined) => inline(cell?.children ?? []);

  const head = names.map((_, at) => h('th', { scope: 'col', ...right(at) }, inside(header?.children[at])));
  const body = ({ children: cells }: TableRow, index: number) => {
    const marked = startsBold(cells[isTrace ? 1 : 0]);
    const row = names.map((name, at) => {
      const cell = cells[at];
      if (at === 0) return h('th', { scope: 'row' }, inside(cell), drawings[index]);
      const empty = toString(cell) ? {} : { dataEmpty: true };
      const words = inside(cell);
      const [actor] = words;
      // A person is marked inside of their bold name: on phones each part of a cell has a column of its own.
      if (isTrace && at === 1 && marked && actor?.type === 'element')
        actor.children.unshift(drawMarker('me-2.5'));
      return h('td', { dataLabel: name, ...right(at), ...empty }, words);
    });
    return h('tr', marked ? { className: [isTrace ? 'prose-person' : 'prose-result'] } : {}, row);
  };
  return h('table', { className: ['prose-table', ...looks.map((look) => `prose-table--${look}`)] }, [
    data?.caption && h('caption', inline(data.caption)),
    h('thead', h('tr', head)),
    h('tbody', rows.map(body)),
  ]);
}
