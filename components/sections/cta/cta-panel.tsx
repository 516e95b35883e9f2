import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';

/** Fades a drawing at the side towards the copy. */
export const fading = tw`wide:-ms-[6%] wide:[mask-image:linear-gradient(to_right,transparent,black_22%)]`;

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
          'group relative grid grid-cols-1 overflow-hidden rounded-band print:block print:border print:border-line wide:grid-cols-2 wide:min-block-[clamp(300px,24vw,340px)]',
          ground,
        )}
      >
        <div className="grid grid-cols-1 content-center justify-items-start gap-4 px-6 py-8 tablet:px-10 wide:py-12 wide:ps-16 wide:pe-12">
          {copy}
        </div>
        {children}
      </div>
    </Section>
  );
}
