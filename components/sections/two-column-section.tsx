import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { SectionLead } from '@/components/typography/section-head';
import { type Heading, SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';

/** @param sticky Keeps the heading in view while the rest scrolls. */
export function TwoColumnSection({
  headingId,
  heading,
  sticky = false,
  bodyClassName = '',
  children,
  ...section
}: ComponentProps<typeof Section> & {
  heading: Heading & { lead?: string };
  sticky?: boolean;
  bodyClassName?: string;
}) {
  return (
    <Section
      {...section}
      headingId={headingId}
      contentClassName="grid gap-x-6 gap-y-6 print:block @xl:grid-cols-12"
    >
      <div
        className={cx(
          'grid content-start gap-4 @xl:col-span-4',
          sticky && '@xl:sticky @xl:inset-bs-26 @xl:self-start',
        )}
      >
        <SectionTitle id={headingId} heading={heading} />
        {heading.lead && <SectionLead>{heading.lead}</SectionLead>}
      </div>
      <div className={cx('@xl:col-start-5 @xl:-col-end-1', bodyClassName, 'print:mbs-6')}>{children}</div>
    </Section>
  );
}
