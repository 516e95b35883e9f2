import 'server-only';

/** One measure: both levels between nothing (0) and full (100), and whose result it is. */
export interface Change {
  before: number;
  after: number;
  people: boolean;
}

/** Percent of the drawing's box, to a tenth: the drawing has no view box, so it fits any box undistorted. */
const at = (value: number) => `${Math.round(value * 10) / 10}%`;

const bar = (x: number, width: number, share: number) => ({
  x: at(x),
  y: at(99 - share * 0.97),
  width: at(width),
  height: at(share * 0.97),
});

/** The measures of a case study, before and after, as decoration: the figures stand in the text. It fills its box. */
export function ChangeColumns({ changes }: { changes: readonly Change[] }) {
  const width = 100 / changes.length / 3.4;
  return (
    <svg className="overflow-visible block-full inline-full" aria-hidden="true">
      <line className="stroke-line" x2="100%" y1="99%" y2="99%" />
      {changes.map(({ before, after, people }, index) => {
        // In the middle of its share of the width; ember where people are measured.
        const x = ((index + 0.5) / changes.length) * 100;
        return (
          <g className={people ? 'fill-person' : 'fill-accent'} key={index}>
            <rect {...bar(x - width * 1.15, width, before)} fillOpacity={0.24} />
            <rect {...bar(x + width * 0.15, width, after)} />
          </g>
        );
      })}
    </svg>
  );
}

/** What people say of a case, before and after, likewise. */
export function ChangeSlope({ before, after }: Pick<Change, 'before' | 'after'>) {
  const [from, to] = [at(92 - before * 0.84), at(92 - after * 0.84)];
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
