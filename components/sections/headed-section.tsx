import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { SectionHead } from '../typography/section-head';
import { type Heading, SectionTitle } from '../typography/section-title';

export function HeadedSection({
  headingId,
  heading: { lead, ...heading },
  children,
  ...section
}: ComponentProps<typeof Section> & { heading: Heading & { lead?: string } }) {
  return (
    <Section {...section} headingId={headingId}>
      {lead === undefined ? (
        <SectionTitle id={headingId} heading={heading} />
      ) : (
        <SectionHead id={headingId} heading={{ ...heading, lead }} />
      )}
      {children}
    </Section>
  );
}
