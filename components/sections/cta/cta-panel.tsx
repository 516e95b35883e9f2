import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';

/** Fades a drawing at the side towards the copy. */
export const fading = tw`@xl:-ms-[6%] @xl:[mask-image:linear-gradient(to_right,transparent,black_22%)]`;

export function SplitPanel({
  ground,
  className = '',
  copy,
  children,
}: {
  ground: string;
  className?: string;
  copy: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section headingId="closing-title" padding="below" className={className}>
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
