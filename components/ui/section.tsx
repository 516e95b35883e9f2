import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

const surfaces = {
  page: '',
  band: 'border-y border-line bg-band',
  /** The dark palette in both themes. */
  dark: 'dark-theme overflow-hidden border-y border-line',
};
const paddings = { none: '', both: tw`py-section`, below: tw`pbe-section`, above: tw`pbs-section` };

/** @param padding Drops one side between two sections on the same ground. */
export function Section({
  headingId,
  id,
  surface = 'page',
  padding = 'both',
  className = '',
  contentClassName = '',
  children,
}: {
  headingId: string;
  id?: string;
  surface?: keyof typeof surfaces;
  padding?: keyof typeof paddings;
  className?: string;
  contentClassName?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={cx(paddings[padding], surfaces[surface], className)}
      aria-labelledby={headingId}
    >
      <div className={cx('site-container', contentClassName)}>{children}</div>
    </section>
  );
}
