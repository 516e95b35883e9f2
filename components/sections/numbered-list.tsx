import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** Sets its numbers large, in a column of their own. */
export function NumberedList({
  items,
  className,
  itemClassName,
  numeralClassName = 'text-accent',
}: {
  items: readonly { key: string; children: ReactNode }[];
  className?: string;
  itemClassName?: string;
  numeralClassName?: string;
}) {
  return (
    <ol className={className}>
      {items.map(({ key, children }, index) => (
        <li className={cx('grid grid-cols-[2rem_minmax(0,1fr)] items-baseline', itemClassName)} key={key}>
          <span className={cx('numeral', numeralClassName)} aria-hidden="true">
            {index + 1}
          </span>
          {children}
        </li>
      ))}
    </ol>
  );
}
