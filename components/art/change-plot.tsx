import 'server-only';

/** One measure: both levels between nothing (0) and full (100), and whose result it is. */
export interface Change {
  before: number;
  after: number;
  people: boolean;
}

export type PlotForm = 'columns' | 'lanes' | 'slopes';

/** Percent of the drawing's box, to a tenth: the drawing has no view box, so it fits any box undistorted. */
const at = (value: number) => `${Math.round(value * 10) / 10}%`;

type Point = readonly [x: number, y: number];

const line = (kind: string, [x1, y1]: Point, [x2, y2]: Point) =>
  `<line class="${kind}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;

const dot = (kind: string, [x, y]: Point) => `<circle class="${kind}" cx="${at(x)}" cy="${at(y)}" r="5"/>`;

const bar = (kind: string, x: number, width: number, share: number) =>
  `<rect class="${kind}" x="${at(x)}" y="${at(88 - share * 0.74)}" width="${at(width)}" height="${at(share * 0.74)}"/>`;

/** Where measure `index` of `count` stands on an axis, in the middle of its share of it. */
const slot = (index: number, count: number, from: number, to: number) =>
  from + ((index + 0.5) / count) * (to - from);

const forms: Record<PlotForm, (change: Change, index: number, count: number) => string> = {
  columns: ({ before, after }, index, count) => {
    const [x, width] = [slot(index, count, 4, 96), 92 / count / 3.4];
    return (
      bar('plot__was', x - width * 1.15, width, before) +
      bar('plot__is', x + width * 0.15, width, after) +
      line('plot__step', [x - width * 0.65, 88 - before * 0.74], [x + width * 0.65, 88 - after * 0.74])
    );
  },
  lanes: ({ before, after }, index, count) => {
    const y = slot(index, count, 6, 94);
    const [from, to]: [Point, Point] = [
      [6 + before * 0.88, y],
      [6 + after * 0.88, y],
    ];
    return (
      line('plot__rule', [0, y], [100, y]) +
      line('plot__run', from, to) +
      dot('plot__from', from) +
      dot('plot__to', to)
    );
  },
  slopes: ({ before, after }) => {
    const [from, to]: [Point, Point] = [
      [12, 90 - before * 0.8],
      [88, 90 - after * 0.8],
    ];
    return line('plot__run', from, to) + dot('plot__from', from) + dot('plot__to', to);
  },
};

const rulesOf: Record<PlotForm, string> = {
  columns: line('plot__rule', [0, 88], [100, 88]),
  lanes: '',
  slopes: line('plot__rule', [12, 4], [12, 96]) + line('plot__rule', [88, 4], [88, 96]),
};

/** The measures of a case study, before and after, as decoration: the figures stand in the text. It fills its box. */
export function ChangePlot({ changes, form }: { changes: readonly Change[]; form: PlotForm }) {
  const drawn = (people: boolean) =>
    changes
      .map((change, index) => (change.people === people ? forms[form](change, index, changes.length) : ''))
      .join('');
  const markup = `${rulesOf[form]}<g>${drawn(false)}</g><g class="plot__people">${drawn(true)}</g>`;
  return (
    <svg
      className="plot"
      aria-hidden="true"
      focusable="false"
      // the markup is made here of class names and numbers, never of words from the record
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
