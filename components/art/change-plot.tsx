import 'server-only';

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

const line = ([x1, y1]: Point, [x2, y2]: Point) =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;

const dot = ([x, y]: Point, paint = '') => `<circle${paint} cx="${at(x)}" cy="${at(y)}" r="5"/>`;

const bar = (x: number, width: number, share: number, paint = '') =>
  `<rect${paint} x="${at(x)}" y="${at(99 - share * 0.97)}" width="${at(width)}" height="${at(share * 0.97)}"/>`;

const forms: Record<PlotForm, (change: Change, index: number, count: number) => string> = {
  columns: ({ before, after }, index, count) => {
    // In the middle of its share of the width.
    const [x, width] = [((index + 0.5) / count) * 100, 100 / count / 3.4];
    return bar(x - width * 1.15, width, before, ' fill-opacity=".24"') + bar(x + width * 0.15, width, after);
  },
  slopes: ({ before, after }, index, count) => {
    const [start, pad] = [(index / count) * 100, count === 1 ? 2 : 22 / count];
    const from: Point = [start + pad, 92 - before * 0.84];
    const to: Point = [start + 100 / count - pad, 92 - after * 0.84];
    return line(from, to) + dot(from, ' class="fill-bg"') + dot(to);
  },
};

/** The line that all measures stand on. */
const ground: Record<PlotForm, string> = {
  columns: line([0, 99], [100, 99]),
  slopes: line([0, 100], [100, 100]),
};

/** Bars are filled, slopes are drawn; ember where people are measured. */
const looks: Record<PlotForm, { agents: string; people: string }> = {
  columns: { agents: 'fill-accent', people: 'fill-human' },
  slopes: { agents: 'fill-accent stroke-accent', people: 'fill-human stroke-human' },
};

/** The measures of a case study, before and after, as decoration: the figures stand in the text. It fills its box. */
export function ChangePlot({ changes, form }: { changes: readonly Change[]; form: PlotForm }) {
  // the markup is made here of class names and numbers, never of words from the record
  const drawn = (people: boolean) => ({
    __html: changes
      .map((change, index) => (change.people === people ? forms[form](change, index, changes.length) : ''))
      .join(''),
  });
  const { agents, people } = looks[form];
  return (
    <svg className="overflow-visible block-full inline-full" aria-hidden="true">
      <g className="stroke-line" dangerouslySetInnerHTML={{ __html: ground[form] }} />
      <g className={agents} strokeWidth={2} dangerouslySetInnerHTML={drawn(false)} />
      <g className={people} strokeWidth={2} dangerouslySetInnerHTML={drawn(true)} />
    </svg>
  );
}
