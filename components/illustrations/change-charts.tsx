import 'server-only';

/** Both levels are in percent. */
interface Change {
  before: number;
  after: number;
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
      {changes.map(({ before, after }, index) => {
        const x = ((index + 0.5) / changes.length) * 100;
        return (
          <g key={index}>
            <rect className="fill-line-strong" {...getBarBox(x - width * 1.15, width, before)} />
            <rect className="fill-accent" {...getBarBox(x + width * 0.15, width, after)} />
          </g>
        );
      })}
    </svg>
  );
}
