import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';

export function SplitPanel({
  id = 'closing-title',
  ground,
  className = '',
  copy,
  children,
}: {
  /** Of its heading. */
  id?: string;
  ground: string;
  className?: string;
  copy: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section headingId={id} padding="below" className={className}>
      <div
        className={cx(
          'group relative grid grid-cols-1 overflow-hidden rounded-band @xl:grid-cols-2 @xl:min-block-[clamp(300px,24vw,340px)] print:block print:border print:border-line',
          ground,
        )}
      >
        <div className="grid grid-cols-1 content-center justify-items-start gap-4 px-6 py-8 @md:px-10 @xl:py-12 @xl:ps-16 @xl:pe-12">
          {copy}
        </div>
        {children}
      </div>
    </Section>
  );
}
