import type { ComponentProps } from 'react';
import { SectionLead } from '@/components/typography/section-head';
import { type Heading, SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';

const headingClasses = { 4: tw`wide:col-span-4`, 5: tw`wide:col-span-5` };
const bodyClasses = { 4: tw`wide:col-[5/-1]`, 5: tw`wide:col-[6/-1]` };

/** @param sticky Keeps the heading in view while the rest scrolls. */
export function TwoColumnSection({
  headingId,
  heading,
  headingColumns = 5,
  sticky = false,
  bodyClassName = '',
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'inner'> & {
  heading: Heading & { lead?: string };
  headingColumns?: keyof typeof headingClasses;
  sticky?: boolean;
  bodyClassName?: string;
}) {
  return (
    <Section
      {...section}
      headingId={headingId}
      contentClassName="grid gap-x-6 gap-y-6 print:block wide:grid-cols-12"
    >
      <div
        className={`grid content-start gap-4 ${headingClasses[headingColumns]} ${sticky ? 'wide:sticky wide:inset-bs-26 wide:self-start' : ''}`}
      >
        <SectionTitle id={headingId} heading={heading} />
        {heading.lead && <SectionLead>{heading.lead}</SectionLead>}
      </div>
      <div className={`${bodyClasses[headingColumns]} ${bodyClassName} print:mbs-6`}>{children}</div>
    </Section>
  );
}
