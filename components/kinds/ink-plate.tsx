import type { ComponentProps } from 'react';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/ui/section';

/** A section on a plate of the dark palette. */
export function InkPlate({
  label,
  kicker,
  title,
  lead,
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'inner' | 'tone'> & {
  kicker: string;
  title: string;
  lead: string;
}) {
  return (
    <Section {...section} label={label}>
      <div className="ink-band rounded-band border border-line px-5 py-8 tablet:px-10 tablet:py-12 wide:p-16">
        <SectionHead id={label} kicker={kicker} lead={lead}>
          {title}
        </SectionHead>
        {children}
      </div>
    </Section>
  );
}
