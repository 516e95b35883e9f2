import { SectionLead } from '@/components/typography/section-head';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { checkpointParts } from '@/content/messages/sections';
import type { Salesforce } from '@/content/technologies/schema';
import { CaseRecord } from './case-record';

const parts = ['who', 'time', 'sees', 'otherwise'] as const;

/** The agents beside the record in which they work. */
export function Agents({ agents: { example, items, lead, ...heading } }: Pick<Salesforce, 'agents'>) {
  return (
    <Section headingId="agents" contentClassName="grid grid-cols-1 gap-x-14 gap-y-8 @xl:grid-cols-2">
      <div className="grid gap-4 @xl:sticky @xl:inset-bs-24 @xl:self-start">
        <SectionTitle id="agents" heading={heading} />
        <SectionLead>{lead}</SectionLead>
        {example && (
          <div className="mbs-4 rounded-band bg-tint p-4 @md:p-8">
            <CaseRecord example={example} />
          </div>
        )}
      </div>
      <ul className="border-be border-line">
        {items.map(({ title, text, stop }) => (
          <li className="grid gap-2 border-bs border-line py-6" key={title}>
            <h3 className="text-h4">{title}</h3>
            <p className="text-ink-2">{text}</p>
            <dl className="mbs-2 grid grid-cols-2 gap-x-6 gap-y-3 text-base leading-5.5 @max-2xs:grid-cols-1">
              {parts.map((part) => (
                <div key={part}>
                  <dt className="label leading-5 text-ink-3">{checkpointParts[part]}</dt>
                  <dd className="flex items-baseline gap-2.5">
                    {part === 'who' && <span className="marker-person shrink-0" aria-hidden="true" />}
                    {stop[part]}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
