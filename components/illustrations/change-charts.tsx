import 'server-only';

/** Both levels are in percent; `people` marks results of the people doing the work. */
export interface Change {
  before: number;
  after: number;
  people: boolean;
}

/** Measures in percent, because the drawing fits any box without a view box. */
const toPercent = (value: number) => `${Math.round(value * 10) / 10}%`;

const getBarBox = (x: number, width: number, share: number) => ({
  x: toPercent(x),
  y: toPercent(99 - share * 0.97),
  width: toPercent(width),
  height: toPercent(share * 0.97),
});

/** Draws the measures of a case study before and after, as decoration. */
export function ChangeColumns({ changes }: { changes: readonly Change[] }) {
  const width = 100 / changes.length / 3.4;
  return (
    <svg className="overflow-visible block-full inline-full" aria-hidden="true">
      <line className="stroke-line" x2="100%" y1="99%" y2="99%" />
      {changes.map(({ before, after, people }, index) => {
        const x = ((index + 0.5) / changes.length) * 100;
        return (
          <g className={people ? 'fill-person' : 'fill-accent'} key={index}>
            <rect {...getBarBox(x - width * 1.15, width, before)} fillOpacity={0.24} />
            <rect {...getBarBox(x + width * 0.15, width, after)} />
          </g>
        );
      })}
    </svg>
  );
}

export function ChangeSlope({ before, after }: Pick<Change, 'before' | 'after'>) {
  const [from, to] = [toPercent(92 - before * 0.84), toPercent(92 - after * 0.84)];
  return (
    <svg className="overflow-visible block-full inline-full" aria-hidden="true">
      <line className="stroke-line" x2="100%" y1="100%" y2="100%" />
      <g className="fill-person stroke-person stroke-2">
        <line x1="2%" y1={from} x2="98%" y2={to} />
        <circle className="fill-bg" cx="2%" cy={from} r={5} />
        <circle cx="98%" cy={to} r={5} />
      </g>
    </svg>
  );
}
