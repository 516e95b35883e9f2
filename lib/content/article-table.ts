import 'server-only';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMeasure } from '@/content/schema/measure';

declare module 'mdast' {
  interface TableData {
    caption?: PhrasingContent[];
    drawn?: boolean;
  }
}

type Inline = (content: PhrasingContent[]) => ElementContent[];

/** Draws the mark of a deciding person; the text beside it says the same. */
export const drawMarker = (...names: string[]): Element =>
  h('span', { className: ['marker-person', ...names], ariaHidden: 'true' });

const isFigure = (text: string) => /^−?\$?\d[\d,.]*\D{0,10}$/.test(text);
/** Strips the digits from a printed figure; times count as equal. */
const getUnit = (figure: string) => {
  const unit = figure.replaceAll(/\d[\d,.]*/g, '#').trim();
  return /^(# (h|min|s) ?)+$/.test(unit) ? 'time' : unit;
};

/** Colors of the bars, before and after. */
const bars = { one: ['fill-accent'], two: ['fill-line-strong', 'fill-accent'] };

/** Draws a bar or a pair for each row, on one scale from zero; throws an Error for odd figures. */
function drawRows(rows: readonly TableRow[]): Element[] {
  const cells = rows.map(({ children }) => children.slice(1).map((cell) => toString(cell)));
  const fills = bars[cells[0]?.length === 1 ? 'one' : 'two'];
  const oddRow = cells.find(({ length }) => length !== fills.length);
  if (oddRow) throw new Error('a figure has one column of figures or two');
  const all = cells.flat();
  const wordy = all.find((cell) => !/\d/.test(cell) || /[−=]| x /.test(cell));
  if (wordy !== undefined) throw new Error(`a figure with what cannot be drawn: "${wordy}"`);
  const [first = ''] = all;
  const other = all.find((cell) => getUnit(cell) !== getUnit(first));
  if (other) throw new Error(`a figure of several units: "${first}" and "${other}"`);
  const full = Math.max(...all.map(parseMeasure)) || 1;
  return cells.map((levels) =>
    h(
      'svg',
      { className: 'overflow-visible', width: '100%', height: 6 + fills.length * 11, ariaHidden: 'true' },
      levels.map((level, at) =>
        h('rect', {
          className: fills[at],
          y: 6 + at * 11,
          width: `${Math.round((parseMeasure(level) / full) * 1000) / 10}%`,
          height: 9,
        }),
      ),
    ),
  );
}

/** Draws the color of a column's bars. */
const drawKey = (column: number): Element =>
  h('svg', { className: ['me-2', 'inline-block'], width: 10, height: 10, ariaHidden: 'true' }, [
    h('rect', { className: bars.two[column - 1], width: 10, height: 10 }),
  ]);

const startsBold = (cell: TableCell | undefined) => cell?.children[0]?.type === 'strong';

/**
 * Renders a table whose bold row is the result. An actor column makes it a trace, in which a bold actor is a
 * person. On phones each row becomes a card; browsers then drop the roles that are not written out.
 */
export function renderArticleTable({ children: [header, ...rows], data }: Table, inline: Inline): Element {
  const names = header?.children.map((cell) => toString(cell)) ?? [];
  const isTrace = names.includes('Actor');
  const drawings = data?.drawn ? drawRows(rows) : [];
  const isPair = data?.drawn && names.length === 3;
  const figures = names.map((_, at) => rows.every(({ children }) => isFigure(toString(children[at]) || '0')));
  const looks = isTrace ? ['cards', 'trace'] : [names.length > 3 ? 'cards' : 'figures'];
  if (data?.drawn) looks.push('drawn');
  const right = (at: number) => (at > 0 && (data?.drawn || figures[at]) ? { className: ['prose-num'] } : {});
  const inside = (cell: TableCell | undefined) => inline(cell?.children ?? []);

  const head = names.map((_, at) =>
    h(
      'th',
      { role: 'columnheader', scope: 'col', ...right(at) },
      isPair && at > 0 ? drawKey(at) : null,
      inside(header?.children[at]),
    ),
  );
  const body = ({ children: cells }: TableRow, index: number) => {
    const marked = startsBold(cells[isTrace ? 1 : 0]);
    const row = names.map((name, at) => {
      const cell = cells[at];
      if (at === 0) return h('th', { role: 'rowheader', scope: 'row' }, inside(cell), drawings[index]);
      const empty = toString(cell) ? {} : { dataEmpty: true };
      const words = inside(cell);
      const [actor] = words;
      // The mark goes inside the bold name: on phones each part of a cell gets a column.
      if (isTrace && at === 1 && marked && actor?.type === 'element')
        actor.children.unshift(drawMarker('me-2.5'));
      return h('td', { role: 'cell', dataLabel: name, ...right(at), ...empty }, words);
    });
    const look = marked ? { className: [isTrace ? 'prose-person' : 'prose-result'] } : {};
    return h('tr', { role: 'row', ...look }, row);
  };
  const className = ['prose-table', ...looks.map((look) => `prose-table--${look}`)];
  return h('table', { role: 'table', className }, [
    data?.caption && h('caption', inline(data.caption)),
    h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, head)),
    h('tbody', { role: 'rowgroup' }, rows.map(body)),
  ]);
}
