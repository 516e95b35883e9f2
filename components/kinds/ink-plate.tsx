import type { ComponentProps } from 'react';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/ui/section';

/** A section on a plate of the dark palette. */
export function InkPlate({
  label,
  words,
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'inner' | 'tone'> &
  Pick<ComponentProps<typeof SectionHead>, 'words'>) {
  return (
    <Section {...section} label={label}>
      <div className="ink-band rounded-band border border-line px-5 py-8 tablet:px-10 tablet:py-12 wide:p-16">
        <SectionHead id={label} words={words} />
        {children}
      </div>
    </Section>
  );
}
