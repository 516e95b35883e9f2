import { Timeline } from '@/components/sections/timeline';
import { HeadedSection } from '@/components/sections/headed-section';
import { technologyMessages } from '@/content/messages/pages';
import type { Servicenow } from '@/content/technologies/schema';

export function AgentLimits({ agents }: { agents: Servicenow['agents'] }) {
  return (
    <HeadedSection headingId="agents" heading={agents}>
      <ul>
        {agents.items.map((agent) => (
          <li className="border-bs border-line py-6 last:border-be" key={agent.title}>
            <AgentLane {...agent} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

function AgentLane({ title, does, limit, beyond }: Servicenow['agents']['items'][number]) {
  return (
    <Timeline
      variant="across"
      className="@lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,5fr)]"
      stopClassName="grid gap-1.5 ps-10 pbe-6 last:pbe-0 @lg:p-[32px_32px_0_0]"
      stops={[
        {
          key: 'does',
          children: (
            <>
              <h3 className="text-h4">{title}</h3>
              <p className="text-ink-2">{does}</p>
            </>
          ),
        },
        {
          key: 'limit',
          node: 'diamond',
          waits: true,
          children: (
            <>
              <p className="mono">{technologyMessages.limit}</p>
              <p className="text-lg leading-7 font-semibold text-balance">{limit}</p>
            </>
          ),
        },
        {
          key: 'beyond',
          node: 'end',
          children: (
            <>
              <p className="mono">{technologyMessages.beyond}</p>
              <p className="text-ink-2">{beyond}</p>
            </>
          ),
        },
      ]}
    />
  );
}
