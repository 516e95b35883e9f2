import { cx } from 'class-variance-authority';
import { memo } from 'react';
import { tw } from '@/components/ui/tw';
import { getPosition } from '@/lib/content/runs';

const paler = tw`in-[div:has([value=late]:checked)]:opacity-18`;

export interface MarkedRuns {
  runs: number;
  stops: readonly number[];
  late: readonly number[];
  /** Wrong refunds that nobody saw. */
  unseen: readonly number[];
}

/** Draws a pattern for all dots and one path per mark, because thousands of elements are slow. */
export const RunDots = memo(function Dots({
  runs,
  stops,
  late,
  unseen,
  columns,
}: MarkedRuns & { columns: number }) {
  const [rest, rows] = getPosition(runs, columns);
  const [dots, stop, waiting] = [`runs-${columns}`, `stop-${columns}`, `late-${columns}`];
  const cross = `unseen-${columns}`;
  return (
    <>
      <pattern className="run-dot" id={dots} x=".5" y=".5" width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx=".5" cy=".5" r=".2" />
      </pattern>
      <marker id={stop} overflow="visible">
        {marker}
      </marker>
      <marker id={waiting} overflow="visible">
        {marker}
        <circle className="fill-none stroke-person" strokeWidth={0.19} r="1.5" />
      </marker>
      <marker id={cross} overflow="visible">
        <circle className="fill-(--ground)" r="1" />
        <path className="stroke-ink" strokeWidth={0.28} d="M-.6-.6L.6.6M-.6.6L.6-.6" />
      </marker>
      <path
        className={cx(paler, 'in-[div:has([value=stop]:checked)]:opacity-18')}
        opacity={0.55}
        fill={`url(#${dots})`}
        d={`M-.5-.5H${columns - 0.5}V${rows - 0.5}H${rest - 0.5}v1H-.5z`}
      />
      <path
        className={paler}
        markerMid={`url(#${stop})`}
        d={drawCorners(
          stops.filter((index) => !late.includes(index)),
          columns,
        )}
      />
      {unseen.length > 0 && (
        <path className={paler} markerMid={`url(#${cross})`} d={drawCorners(unseen, columns)} />
      )}
      {late.length > 0 && <path markerMid={`url(#${waiting})`} d={drawCorners(late, columns)} />}
    </>
  );
});

const marker = (
  <path
    className="run-stop fill-person [paint-order:stroke]"
    strokeWidth={0.19}
    d="M0-.64l.64.64-.64.64-.64-.64z"
  />
);

/** Draws a corner per place; a path's first and last points carry no marker. */
function drawCorners(indexes: readonly number[], columns: number): string {
  const steps = indexes.map((index, at) => {
    const [x, y] = getPosition(index, columns);
    const [fromX, fromY] = at > 0 ? getPosition(indexes[at - 1] ?? 0, columns) : [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M0 0l${steps.join(' ').replaceAll(' -', '-')} 0 0`;
}
