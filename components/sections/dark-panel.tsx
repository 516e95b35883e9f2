import type { ComponentProps } from 'react';
import { SectionHead } from '@/components/typography/section-head';
import { Section } from '@/components/ui/section';

export function DarkPanel({
  headingId,
  heading,
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'inner' | 'tone'> &
  Pick<ComponentProps<typeof SectionHead>, 'heading'>) {
  return (
    <Section {...section} headingId={headingId}>
      <div className="ink-band rounded-band border border-line px-5 py-8 tablet:px-10 tablet:py-12 wide:p-16">
        <SectionHead id={headingId} heading={heading} />
        {children}
      </div>
    </Section>
  );
}
