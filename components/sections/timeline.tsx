import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import './timeline.css';

const nodes = { ring: '', diamond: 'timeline-person', end: 'timeline-end' };

const variants = {
  steps: '',
  /** In two columns, and where there is room for all years, without the line. */
  years: tw`timeline-years @md:block @md:columns-2 @md:gap-x-10`,
  /** The line goes through, beyond the first and the last row. */
  layers: tw`timeline-layers`,
  /** Across the page, where there is room. */
  across: tw`timeline-across`,
};

interface Stop {
  key: string;
  node?: keyof typeof nodes;
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
  return (
    <ol className={cx('timeline', variants[variant], className)}>
      {stops.map(({ key, node = 'ring', className: own, children }) => (
        <li className={cx(nodes[node], stopClassName, own)} key={key}>
          {children}
        </li>
      ))}
    </ol>
  );
}
