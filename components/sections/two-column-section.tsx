import type { ComponentProps } from 'react';
import { SectionLead } from '@/components/typography/section-head';
import { type Heading, SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';

const heads = { 4: tw`wide:col-span-4`, 5: tw`wide:col-span-5` };
const bodies = { 4: tw`wide:col-[5/-1]`, 5: tw`wide:col-[6/-1]` };

/**
 * A heading at the left, and at the right what it heads.
 *
 * @param at Columns of the heading, of twelve.
 * @param sticky Whether the heading stays in view while the rest passes.
 */
export function TwoColumnSection({
  headingId,
  heading,
  at = 5,
  sticky = false,
  body = '',
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'inner'> & {
  heading: Heading & { lead?: string };
  at?: keyof typeof heads;
  sticky?: boolean;
  body?: string;
}) {
  return (
    <Section
      {...section}
      headingId={headingId}
      contentClassName="grid gap-x-6 gap-y-10 print:block wide:grid-cols-12"
    >
      <div
        className={`grid content-start gap-4 ${heads[at]} ${sticky ? 'wide:sticky wide:inset-bs-26 wide:self-start' : ''}`}
      >
        <SectionTitle id={headingId} heading={heading} />
        {heading.lead && <SectionLead>{heading.lead}</SectionLead>}
      </div>
      <div className={`${bodies[at]} ${body} print:mbs-6`}>{children}</div>
    </Section>
  );
}
