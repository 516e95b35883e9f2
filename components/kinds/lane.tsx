import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import './lane.css';

/** What a node says: work goes on, a person decides, it waits, it has come where it leads, it has ended. */
const nodes = {
  ring: '',
  gem: tw`lane__stop--gem`,
  dot: tw`after:scale-[0.625] after:border-0 after:bg-human after:shadow-[0_0_0_8px_var(--ground)]`,
  full: tw`after:bg-(--lane)`,
  end: tw`after:scale-(--gem) after:border-line-strong`,
};
/** From a stop where work waits. */
const waiting = tw`before:border-dotted before:border-human`;
/** Down the page, or across it where there is room: as far as the last stop, or off the page's edge, or up to it. */
const ways = {
  down: '',
  across: tw`mid:lane-across`,
  off: tw`wide:lane-across wide:[--beyond:block]`,
  stair: tw`lane--stair wide:[--beyond:block]`,
};

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
export function Lane({
  stops,
  way = 'down',
  waits = false,
  className = '',
  step = '',
}: {
  stops: readonly Stop[];
  way?: keyof typeof ways;
  waits?: boolean;
  className?: string;
  step?: string;
}) {
  return (
    <ol className={`lane ${ways[way]} ${className}`}>
      {stops.map(({ key, node = 'ring', waits: here = waits, step: own = '', children }) => (
        <li className={`lane__stop ${nodes[node]} ${here ? waiting : ''} ${step} ${own}`} key={key}>
          {children}
        </li>
      ))}
    </ol>
  );
}
