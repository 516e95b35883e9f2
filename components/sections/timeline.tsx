import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import './timeline.css';

const stretch = tw`before:absolute before:inset-[var(--from,var(--middle))_auto_var(--to,calc(-1*var(--middle)))_calc(var(--node)/2-1px)] before:border-s-2 last:before:inset-be-[var(--to,0px)] last:before:[display:var(--beyond,none)]`;
const runs = tw`before:border-(--lane)`;
const waiting = tw`before:border-dotted before:border-person`;
const base = tw`after:absolute after:inset-[var(--drop)_auto_auto_0] after:block-(--node) after:inline-(--node)`;
const nodeClasses = {
  ring: tw`after:rounded-[50%] after:border-2 after:border-(--lane) after:bg-(--ground)`,
  diamond: tw`after:scale-(--marker-scale) after:rotate-45 after:rounded-[2px] after:border-2 after:border-person after:bg-person after:shadow-[0_0_0_var(--halo)_var(--ground)]`,
  dot: tw`after:scale-[0.625] after:rounded-[50%] after:bg-person after:shadow-[0_0_0_8px_var(--ground)]`,
  full: tw`after:rounded-[50%] after:border-2 after:border-(--lane) after:bg-(--lane)`,
  end: tw`after:scale-(--marker-scale) after:rounded-[50%] after:border-2 after:border-line-strong after:bg-(--ground)`,
};

const directions = {
  down: '',
  across: tw`mid:lane-across`,
  off: tw`wide:lane-across wide:[--beyond:block]`,
  // The stair is revealed as a whole, because its last stop is the highest and enters first.
  stair: tw`wide:[--beyond:block] wide:[--reached:--lane-view] wide:[--undrawn:scaleX(0)]`,
};

const stair = tw`wide:before:inset-[0_0_auto_-2px] wide:before:rounded-ss-[12px] wide:before:border-bs-2 wide:before:block-11.5 wide:after:inset-bs-[-7px] wide:not-first:after:inset-s-6 wide:first:before:inset-s-0 wide:first:before:rounded-none wide:first:before:border-s-0 wide:last:before:inset-e-[calc(-1*var(--edge))]`;

interface Stop {
  key: string;
  node?: keyof typeof nodeClasses;
  /** Work waits, rather than runs, until the next stop. */
  waits?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * @param waits Work waits along the whole lane.
 * @param className Columns and colors of the lane.
 */
export function Timeline({
  stops,
  direction = 'down',
  waits = false,
  className = '',
  stopClassName = '',
}: {
  stops: readonly Stop[];
  direction?: keyof typeof directions;
  waits?: boolean;
  className?: string;
  stopClassName?: string;
}) {
  return (
    <ol className={`lane ${directions[direction]} ${className}`}>
      {stops.map(({ key, node = 'ring', waits: isWaiting = waits, className: own = '', children }) => (
        <li
          className={`lane-stop ${stretch} ${isWaiting ? waiting : runs} ${base} ${nodeClasses[node]} ${direction === 'stair' ? stair : ''} ${stopClassName} ${own}`}
          key={key}
        >
          {children}
        </li>
      ))}
    </ol>
  );
}
