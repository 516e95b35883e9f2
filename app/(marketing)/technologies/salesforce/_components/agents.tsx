import { HeadedSection } from '@/components/sections/headed-section';
import { checkpointParts } from '@/content/messages/sections';
import type { Salesforce } from '@/lib/content/technologies';

const parts = [
  ['who', checkpointParts.who],
  ['sees', checkpointParts.sees],
  ['time', checkpointParts.time],
  ['otherwise', checkpointParts.otherwise],
] as const;

export function Agents({ agents }: Pick<Salesforce, 'agents'>) {
  return (
    <HeadedSection headingId="agents" heading={agents}>
      <ul className="grid gap-6 wide:grid-cols-3">
        {agents.items.map(({ title, text, stop }) => (
          <li className="flex flex-col rounded-card border border-line bg-surface-1" key={title}>
            <div className="grid gap-2 p-5 wide:p-6">
              <h3 className="text-h3">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
            <dl className="mbs-auto grid gap-3 border-bs border-line p-5 text-md leading-5.5 wide:p-6 medium:grid-cols-2 medium:gap-x-4">
              {parts.map(([part, label]) => (
                <div key={part}>
                  <dt className="flex items-center gap-2.5 label leading-5 text-ink-3">
                    {part === 'who' && <span className="marker-person" aria-hidden="true" />}
                    {label}
                  </dt>
                  <dd>{stop[part]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
