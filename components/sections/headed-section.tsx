import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHead } from './section-head';
import { type Heading, SectionTitle } from './section-title';

/** A section that begins with its heading, and with a lead, where there is one. */
export function HeadedSection({
  label,
  words: { lead, ...heading },
  children,
  ...section
}: ComponentProps<typeof Section> & { words: Heading & { lead?: string } }) {
  return (
    <Section {...section} label={label}>
      {lead === undefined ? (
        <SectionTitle id={label} words={heading} />
      ) : (
        <SectionHead id={label} words={{ ...heading, lead }} />
      )}
      {children}
    </Section>
  );
}
