import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

/** What a node says: work goes on, a person decides, it waits, it has ended. */
const nodes = {
  ring: tw`after:rounded-full after:border-2 after:border-(--lane) after:bg-(--ground)`,
  gem: tw`after:scale-[0.875] after:rotate-45 after:rounded-[2px] after:border-2 after:border-human after:bg-human after:shadow-[0_0_0_5px_var(--ground)]`,
  dot: tw`after:scale-[0.625] after:rounded-full after:bg-human after:shadow-[0_0_0_8px_var(--ground)]`,
  end: tw`after:scale-[0.875] after:rounded-full after:border-2 after:border-line-strong after:bg-(--ground)`,
};
const lines = {
  runs: tw`before:bg-(--lane) before:inline-0.5`,
  waits: tw`before:border-s-2 before:border-dotted before:border-human`,
};
/** Down the page; or across it where there is room, and then off its edge. */
const ways = {
  down: '',
  across: tw`wide:p-[40px_32px_0_0] wide:before:inset-[7px_0_auto_0] wide:before:block-0.5 wide:before:inline-auto wide:after:inset-[0_auto_auto_0] wide:last:pe-0 wide:last:before:-inset-e-[var(--edge,0px)] wide:last:before:block`,
};

export interface Stop {
  key: string;
  node: keyof typeof nodes;
  children: ReactNode;
}

/**
 * Stops along one lane, each with a node.
 *
 * @param way Where the lane leads.
 * @param line Whether work runs along it, or waits.
 * @param className Declares `--lane` and `--ground`, the colors of the lane and of what it lies on.
 * @param step Of each stop.
 */
export function Lane({
  stops,
  way = 'down',
  line = 'runs',
  className,
  step = '',
}: {
  stops: readonly Stop[];
  way?: keyof typeof ways;
  line?: keyof typeof lines;
  className: string;
  step?: string;
}) {
  return (
    <ol className={`grid ${className}`}>
      {stops.map(({ key, node, children }) => (
        <li
          className={`relative grid content-start ps-11 pbe-7 before:absolute before:inset-[14px_auto_-14px_7px] after:absolute after:inset-[6px_auto_auto_0] after:size-4 last:pbe-0 last:before:hidden ${lines[line]} ${nodes[node]} ${ways[way]} ${step}`}
          key={key}
        >
          {children}
        </li>
      ))}
    </ol>
  );
}
