import { memo } from 'react';
import { tw } from '@/components/ui/tw';
import { getPosition } from '@/lib/content/runs';

/** Paler while the filter shows only what is late. */
const paler = tw`group-has-[[value=late]:checked]/runs:opacity-18`;

/** What of all runs is drawn with a mark of its own. */
export interface Marked {
  runs: number;
  stops: readonly number[];
  late: readonly number[];
}

/** All dots in one pattern, all stops and all that are late in one path each, whose corners carry the marks. */
export const RunDots = memo(function Dots({ runs, stops, late, columns }: Marked & { columns: number }) {
  const [rest, rows] = getPosition(runs, columns);
  const [dots, stop, waiting] = [`runs-${columns}`, `stop-${columns}`, `late-${columns}`];
  return (
    <>
      <pattern
        className="fill-(--dot)"
        id={dots}
        x=".5"
        y=".5"
        width="1"
        height="1"
        patternUnits="userSpaceOnUse"
      >
        <circle cx=".5" cy=".5" r=".2" />
      </pattern>
      <marker id={stop} overflow="visible">
        {gem}
      </marker>
      <marker id={waiting} overflow="visible">
        {gem}
        <circle className="fill-none stroke-person" strokeWidth={0.19} r="1.5" />
      </marker>
      <path
        className={`${paler} group-has-[[value=stop]:checked]/runs:opacity-18`}
        opacity={0.55}
        fill={`url(#${dots})`}
        d={`M-.5-.5H${columns - 0.5}V${rows - 0.5}H${rest - 0.5}v1H-.5z`}
      />
      <path
        className={paler}
        markerMid={`url(#${stop})`}
        d={cornersAt(
          stops.filter((index) => !late.includes(index)),
          columns,
        )}
      />
      {late.length > 0 && <path markerMid={`url(#${waiting})`} d={cornersAt(late, columns)} />}
    </>
  );
});

const gem = (
  <path
    className="fill-person stroke-(--ground) [paint-order:stroke]"
    strokeWidth={0.19}
    d="M0-.64l.64.64-.64.64-.64-.64z"
  />
);

/** A path with a corner at each place, each told from the one before; the first and the last point of a path are none. */
function cornersAt(indexes: readonly number[], columns: number): string {
  const steps = indexes.map((index, at) => {
    const [x, y] = getPosition(index, columns);
    const [fromX, fromY] = at > 0 ? getPosition(indexes[at - 1] ?? 0, columns) : [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M0 0l${steps.join(' ').replaceAll(' -', '-')} 0 0`;
}
