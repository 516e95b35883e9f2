import 'server-only';
import './change-plot.css';

/** One measure: both levels between nothing (0) and full (100), and whose result it is. */
export interface Change {
  before: number;
  after: number;
  people: boolean;
}

type PlotForm = 'columns' | 'slopes';

/** Percent of the drawing's box, to a tenth: the drawing has no view box, so it fits any box undistorted. */
const at = (value: number) => `${Math.round(value * 10) / 10}%`;

type Point = readonly [x: number, y: number];

const line = (kind: string, [x1, y1]: Point, [x2, y2]: Point) =>
  `<line class="${kind}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;

const dot = (kind: string, [x, y]: Point) => `<circle class="${kind}" cx="${at(x)}" cy="${at(y)}" r="5"/>`;

const bar = (kind: string, x: number, width: number, share: number) =>
  `<rect class="${kind}" x="${at(x)}" y="${at(99 - share * 0.97)}" width="${at(width)}" height="${at(share * 0.97)}"/>`;

const forms: Record<PlotForm, (change: Change, index: number, count: number) => string> = {
  columns: ({ before, after }, index, count) => {
    // In the middle of its share of the width.
    const [x, width] = [((index + 0.5) / count) * 100, 100 / count / 3.4];
    return (
      bar('plot__was', x - width * 1.15, width, before) + bar('plot__is', x + width * 0.15, width, after)
    );
  },
  slopes: ({ before, after }, index, count) => {
    const [start, pad] = [(index / count) * 100, count === 1 ? 2 : 22 / count];
    const from: Point = [start + pad, 92 - before * 0.84];
    const to: Point = [start + 100 / count - pad, 92 - after * 0.84];
    return line('plot__run', from, to) + dot('plot__from', from) + dot('plot__to', to);
  },
};

/** The line that all measures stand on. */
const ground: Record<PlotForm, string> = {
  columns: line('plot__rule', [0, 99], [100, 99]),
  slopes: line('plot__rule', [0, 100], [100, 100]),
};

/** The measures of a case study, before and after, as decoration: the figures stand in the text. It fills its box. */
export function ChangePlot({ changes, form }: { changes: readonly Change[]; form: PlotForm }) {
  const drawn = (people: boolean) =>
    changes
      .map((change, index) => (change.people === people ? forms[form](change, index, changes.length) : ''))
      .join('');
  const markup = `${ground[form]}<g>${drawn(false)}</g><g class="plot__people">${drawn(true)}</g>`;
  return (
    <svg
      className="plot"
      aria-hidden="true"

      // the markup is made here of class names and numbers, never of words from the record
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
