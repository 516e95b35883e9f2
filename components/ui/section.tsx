import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';

const tones = {
  page: '',
  band: 'border-y border-line bg-band',
  /** The dark palette in both themes; in the dark theme the hairlines alone set it off. */
  ink: 'ink-band overflow-hidden border-y border-line',
};
const spaces = { both: tw`py-section`, below: tw`pbe-section`, above: tw`pbs-section` };

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
  label,
  id,
  tone = 'page',
  space = 'both',
  className = '',
  inner = '',
  children,
}: {
  label: string;
  id?: string;
  tone?: keyof typeof tones;
  space?: keyof typeof spaces;
  className?: string;
  inner?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`${spaces[space]} ${tones[tone]} ${className}`} aria-labelledby={label}>
      <div className={`container ${inner}`}>{children}</div>
    </section>
  );
}
