import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

const stretch = tw`before:absolute before:inset-[var(--from,var(--middle))_auto_var(--to,calc(-1*var(--middle)))_calc(var(--node)/2-1px)] before:border-s-2 last:before:inset-be-[var(--to,0px)] last:before:[display:var(--beyond,none)]`;
const runs = tw`before:border-(--lane)`;
const waiting = tw`before:border-dotted before:border-person`;
const base = tw`after:absolute after:inset-[var(--drop)_auto_auto_0] after:block-(--node) after:inline-(--node)`;
const nodeClasses = {
  ring: tw`after:rounded-[50%] after:border-2 after:border-(--lane) after:bg-(--ground)`,
  diamond: tw`after:scale-(--marker-scale) after:rotate-45 after:rounded-[2px] after:border-2 after:border-person after:bg-person after:shadow-[0_0_0_var(--halo)_var(--ground)]`,
  end: tw`after:scale-(--marker-scale) after:rounded-[50%] after:border-2 after:border-line-strong after:bg-(--ground)`,
};

const directions = {
  down: '',
  across: tw`mid:lane-across`,
};

interface Stop {
  key: string;
  node?: keyof typeof nodeClasses;
  /** Work waits, rather than runs, until the next stop. */
  waits?: boolean;
  className?: string;
  children: ReactNode;
}

/** @param className Columns and colors of the lane. */
export function Timeline({
  stops,
  direction = 'down',
  className = '',
  stopClassName = '',
}: {
  stops: readonly Stop[];
  direction?: keyof typeof directions;
  className?: string;
  stopClassName?: string;
}) {
  return (
    <ol className={cx('lane', directions[direction], className)}>
      {stops.map(({ key, node = 'ring', waits, className: own = '', children }) => (
        <li
          className={cx(stretch, waits ? waiting : runs, base, nodeClasses[node], stopClassName, own)}
          key={key}
        >
          {children}
        </li>
      ))}
    </ol>
  );
}
