import type { ComponentProps } from 'react';
import { SectionHead } from '@/components/typography/section-head';
import { Section } from '@/components/ui/section';

export function DarkPanel({
  headingId,
  heading,
  children,
  ...section
}: ComponentProps<typeof Section> & Pick<ComponentProps<typeof SectionHead>, 'heading'>) {
  return (
    <Section {...section} headingId={headingId}>
      <div className="dark-theme rounded-band border border-line px-5 py-8 @md:px-10 @md:py-10 @xl:px-14 @xl:py-10">
        <SectionHead id={headingId} heading={heading} />
        {children}
      </div>
    </Section>
  );
}
