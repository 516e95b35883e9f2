import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

/** The stretch from a stop to the next one. */
const stretch = {
  runs: tw`before:border-(--line)`,
  waits: tw`before:border-dotted before:border-person`,
};
const nodes = {
  ring: tw`after:rounded-full after:border-2 after:border-(--line) after:bg-(--background)`,
  diamond: tw`after:scale-(--marker-scale) after:rotate-45 after:rounded-[2px] after:bg-person after:[box-shadow:0_0_0_var(--halo)_var(--background)]`,
  end: tw`after:scale-(--marker-scale) after:rounded-full after:border-2 after:border-line-strong after:bg-(--background)`,
};

const variants = {
  steps: { list: '', stop: '' },
  /** In two columns, and where there is room for all years, without the line. */
  years: {
    list: tw`[--background:var(--color-band)] [--drop:10px] [--halo:4px] [--marker-scale:1] @md:block @md:columns-2 @md:gap-x-10`,
    stop: '',
  },
  /** The line goes through, beyond the first and the last row. */
  layers: {
    list: tw`[--background:var(--color-band)] [--beyond:block] [--drop:28px] [--marker-scale:1] @xl:[--drop:calc(50%-8px)]`,
    stop: tw`[--to:-1px] not-first:[--from:0px] last:[--to:calc(100%-32px)] @xl:last:[--to:50%]`,
  },
  /** Across the page, where there is room. */
  across: {
    list: tw`[--from:10px] [--halo:4px] [--marker-scale:1] [--node:14px] [--to:-6px] @lg:timeline-across`,
    stop: tw`[--drop:1px] first:[--drop:7px]`,
  },
};

interface Stop {
  key: string;
  node?: keyof typeof nodes;
  /** Work waits, rather than runs, until the next stop. */
  waits?: boolean;
  className?: string;
  children: ReactNode;
}

/** @param className Columns. */
export function Timeline({
  stops,
  variant = 'steps',
  className = '',
  stopClassName = '',
}: {
  stops: readonly Stop[];
  variant?: keyof typeof variants;
  className?: string;
  stopClassName?: string;
}) {
  const { list, stop } = variants[variant];
  return (
    <ol className={cx('timeline', list, className)}>
      {stops.map(({ key, node = 'ring', waits, className: own, children }) => (
        <li
          className={cx(waits ? stretch.waits : stretch.runs, nodes[node], stop, stopClassName, own)}
          key={key}
        >
          {children}
        </li>
      ))}
    </ol>
  );
}
