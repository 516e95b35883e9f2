import { SectionLead } from '@/components/typography/section-head';
import { SectionTitle } from '@/components/typography/section-title';
import { Section } from '@/components/ui/section';
import { technologyMessages } from '@/content/messages/pages';
import type { Servicenow } from '@/content/technologies/schema';

/** Draws the limits as one wall: agents work on one side of it, people decide on the other. */
export function AgentLimits({ agents: { items, lead, ...heading } }: Pick<Servicenow, 'agents'>) {
  return (
    <Section headingId="agents" contentClassName="grid gap-4">
      <SectionTitle id="agents" heading={heading} />
      <SectionLead>{lead}</SectionLead>
      <ul className="mbs-4 overflow-clip rounded-band border border-line bg-surface-1 row-lines">
        {items.map((agent) => (
          <Lane {...agent} key={agent.title} />
        ))}
      </ul>
    </Section>
  );
}

function Lane({ title, does, limit, beyond }: Servicenow['agents']['items'][number]) {
  return (
    <li className="grid @lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="relative grid content-start gap-2 bg-tint px-5 py-8 @md:px-10">
        <h3 className="text-h3">{title}</h3>
        <p className="text-ink-2 measure-40">{does}</p>
      </div>
      <div className="relative grid content-start gap-x-10 gap-y-4 border-person px-5 py-8 @max-lg:border-bs-4 @md:px-10 @lg:border-s-4 @xl:grid-cols-2">
        <span
          className="absolute inset-s-10 -inset-bs-3.5 size-6 rotate-45 rounded-[3px] bg-person @lg:inset-s-[-14px] @lg:inset-bs-10"
          aria-hidden="true"
        />
        <p className="text-h3 font-bold text-balance">
          <span className="mbe-1 block mono">{technologyMessages.limit}</span> {limit}
        </p>
        <p className="text-ink-2">
          <span className="mbe-1 block mono">{technologyMessages.beyond}</span> {beyond}
        </p>
      </div>
    </li>
  );
}
