import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

const surfaces = {
  page: '',
  band: 'border-y border-line bg-band',
  /** The dark palette in both themes; in the dark theme the hairlines alone set it off. */
  ink: 'ink-band overflow-hidden border-y border-line',
};
const paddings = { both: tw`py-section`, below: tw`pbe-section`, above: tw`pbs-section` };

/**
 * A section of a page, as wide as the page's column.
 *
 * @param label Id of its heading.
 * @param tone What it lies on.
 * @param space Where it keeps its distance: not twice between two sections on the same ground.
 * @param className Of the section itself.
 * @param inner Of its column.
 */
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
      className={`${paddings[padding]} ${surfaces[surface]} ${className}`}
      aria-labelledby={headingId}
    >
      <div className={`container ${contentClassName}`}>{children}</div>
    </section>
  );
}
