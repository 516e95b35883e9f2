import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import './timeline.css';

const stretch = tw`before:absolute before:inset-[var(--from,var(--middle))_auto_var(--to,calc(-1*var(--middle)))_calc(var(--node)/2-1px)] before:border-s-2 last:before:inset-be-[var(--to,0px)] last:before:[display:var(--beyond,none)]`;
const runs = tw`before:border-(--lane)`;
/** From a stop where work waits. */
const waiting = tw`before:border-dotted before:border-person`;
const base = tw`after:absolute after:inset-[var(--drop)_auto_auto_0] after:block-(--node) after:inline-(--node)`;
/** What a node says: work goes on, a person decides, it waits, it has come where it leads, it has ended. */
const nodes = {
  ring: tw`after:rounded-[50%] after:border-2 after:border-(--lane) after:bg-(--ground)`,
  diamond: tw`after:scale-(--marker-scale) after:rotate-45 after:rounded-[2px] after:border-2 after:border-person after:bg-person after:shadow-[0_0_0_var(--halo)_var(--ground)]`,
  dot: tw`after:scale-[0.625] after:rounded-[50%] after:bg-person after:shadow-[0_0_0_8px_var(--ground)]`,
  full: tw`after:rounded-[50%] after:border-2 after:border-(--lane) after:bg-(--lane)`,
  end: tw`after:scale-(--marker-scale) after:rounded-[50%] after:border-2 after:border-line-strong after:bg-(--ground)`,
};
/** Down the page, or across it where there is room: as far as the last stop, or off the page's edge, or up to it. */
const directions = {
  down: '',
  across: tw`mid:lane-across`,
  off: tw`wide:lane-across wide:[--beyond:block]`,
  // Drawn as one: its last stop is highest and would be reached first.
  stair: tw`wide:[--beyond:block] wide:[--reached:--lane-view] wide:[--undrawn:scaleX(0)]`,
};
/** Each stop is one step up. */
const stair = tw`wide:before:inset-[0_0_auto_-2px] wide:before:rounded-ss-[12px] wide:before:border-bs-2 wide:before:block-11.5 wide:after:inset-bs-[-7px] wide:not-first:after:inset-s-6 wide:first:before:inset-s-0 wide:first:before:rounded-none wide:first:before:border-s-0 wide:last:before:inset-e-[calc(-1*var(--edge))]`;

interface Stop {
  key: string;
  node?: keyof typeof nodes;
  /** Whether work waits from here to the next stop, rather than runs. */
  waits?: boolean;
  /** Of this stop alone. */
  step?: string;
  children: ReactNode;
}

/**
 * Stops along one lane, each with a node.
 *
 * @param waits Whether work waits along all of it.
 * @param className Of the lane: its columns and colors.
 * @param step Of each stop.
 */
export function Timeline({
  stops,
  direction = 'down',
  waits = false,
  className = '',
  step = '',
}: {
  stops: readonly Stop[];
  direction?: keyof typeof directions;
  waits?: boolean;
  className?: string;
  step?: string;
}) {
  return (
    <ol className={`lane ${directions[direction]} ${className}`}>
      {stops.map(({ key, node = 'ring', waits: here = waits, step: own = '', children }) => (
        <li
          className={`lane-stop ${stretch} ${here ? waiting : runs} ${base} ${nodes[node]} ${direction === 'stair' ? stair : ''} ${step} ${own}`}
          key={key}
        >
          {children}
        </li>
      ))}
    </ol>
  );
}
