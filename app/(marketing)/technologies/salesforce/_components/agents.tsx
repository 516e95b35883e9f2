import { HeadedSection } from '@/components/sections/headed-section';
import { checkpointParts } from '@/content/messages/sections';
import type { Salesforce } from '@/lib/content/technologies';
import { CaseExample } from './case-example';

const parts = [
  ['who', checkpointParts.who],
  ['sees', checkpointParts.sees],
  ['time', checkpointParts.time],
  ['otherwise', checkpointParts.otherwise],
] as const;

export function Agents({ agents }: Pick<Salesforce, 'agents'>) {
  return (
    <HeadedSection headingId="agents" heading={agents}>
      <ul className="grid gap-6 wide:grid-cols-2">
        {agents.items.map(({ title, text, stop }, index) => (
          <li
            className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-1 wide:first:row-span-2 wide:only:col-span-full"
            key={title}
          >
            {index === 0 && agents.example && <CaseExample example={agents.example} />}
            <div className="grid gap-2 p-5 wide:px-8 wide:pbs-7 wide:pbe-6">
              <h3 className="text-h3">{title}</h3>
              <p className="text-ink-2 max-inline-[52ch]">{text}</p>
            </div>
            <dl className="mbs-auto grid gap-x-6 gap-y-3 border-bs border-line p-5 text-md leading-5.5 pair:grid-cols-2 pair:gap-x-4 wide:px-8 wide:pbe-7">
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
