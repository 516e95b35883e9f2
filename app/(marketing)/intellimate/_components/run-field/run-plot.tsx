import { cx } from 'class-variance-authority';
import type { MouseEvent } from 'react';
import { getPosition, findRunNear } from '@/lib/content/runs';
import { RunDots, type MarkedRuns } from './run-dots';

/**
 * Shows the run under the pointer. `reach`, in dots, is how near the pointer must be.
 * The line leads from the shown run to the card.
 */
export function RunPlot({
  columns,
  className,
  among,
  reach,
  shown,
  radius,
  line,
  onReach,
  onChoose,
  ...marked
}: MarkedRuns & {
  columns: number;
  className: string;
  among: readonly number[];
  reach: number;
  shown: number;
  radius: number;
  line?: number;
  onReach: (index: number | undefined) => void;
  onChoose: (index: number) => void;
}) {
  const { runs } = marked;
  const rows = Math.ceil(runs / columns);
  const under = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const at = [
      ((clientX - box.left) / box.width) * columns - 0.5,
      ((clientY - box.top) / box.height) * rows - 0.5,
    ] as const;
    return findRunNear(at, { runs, columns, among, reach });
  };
  return (
    <svg
      className={cx('run-plot overflow-visible fill-none block-auto inline-full', className)}
      viewBox={`-.5 -.5 ${columns} ${rows}`}
      aria-hidden="true"
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') onReach(under(event));
      }}
      onPointerLeave={() => onReach(undefined)}
      onClick={(event) => {
        const index = under(event);
        if (index !== undefined) onChoose(index);
      }}
    >
      <RunDots {...marked} columns={columns} />
      <RunPointer place={getPosition(shown, columns)} radius={radius} line={line} />
    </svg>
  );
}

function RunPointer({
  place: [x, y],
  radius,
  line,
}: {
  place: readonly [number, number];
  radius: number;
  line: number | undefined;
}) {
  const round = (value: number) => Math.round(value * 100) / 100;
  return (
    <g className="run-pointer">
      <circle cx={x} cy={y} r={radius} />
      {line !== undefined && (
        <path
          className="@max-xl/page:hidden"
          d={`M${round(x + Math.sign(line - x) * radius)} ${y}H${round(line)}`}
        />
      )}
    </g>
  );
}
