import { cx } from 'class-variance-authority';
import { HeadedSection } from '@/components/sections/headed-section';
import { stopGround } from '@/components/sections/mockup-parts';
import { checkpointParts } from '@/content/messages/sections';
import type { Salesforce } from '@/content/technologies/schema';

const parts = [
  ['who', checkpointParts.who],
  ['sees', checkpointParts.sees],
  ['time', checkpointParts.time],
  ['otherwise', checkpointParts.otherwise],
] as const;

export function Agents({ agents }: Pick<Salesforce, 'agents'>) {
  return (
    <HeadedSection headingId="agents" heading={agents}>
      <ul className="grid gap-6 @xl:grid-cols-3 @xl:gap-y-0">
        {agents.items.map(({ title, text, stop }) => (
          <li
            className="overflow-clip rounded-card border border-line bg-surface-1 @xl:row-span-5 @xl:grid @xl:grid-rows-subgrid"
            key={title}
          >
            <div className="grid content-start gap-2 p-5 @2xl:p-6">
              <h3 className="text-h3">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
            <dl className="text-md leading-5.5 @xl:row-span-4 @xl:grid @xl:grid-rows-subgrid">
              {parts.map(([part, label]) => (
                <div
                  className={cx(
                    'grid grid-cols-[9.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-bs border-line px-5 py-2.75 @max-2xs:grid-cols-1 @2xl:px-6',
                    part === 'who' && cx('font-semibold', stopGround),
                  )}
                  key={part}
                >
                  <dt className="label leading-5 text-ink-3">{label}</dt>
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
    </HeadedSection>
  );
}
