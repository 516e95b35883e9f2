import { HeadedSection } from '@/components/sections/headed-section';
import type { Intellimate } from '@/content/intellimate.schema';

export function CheckpointParts({ checkpoint }: { checkpoint: Intellimate['checkpoint'] }) {
  return (
    <HeadedSection headingId="checkpoint" heading={checkpoint} padding="below">
      <ol>
        {checkpoint.parts.map(({ title, text, example }, index) => (
          <li
            className="group grid grid-cols-[32px_minmax(0,1fr)] gap-y-4 border-bs border-line pbs-5 not-last:pbe-6 wide:grid-cols-[40px_minmax(0,6fr)_minmax(0,5fr)] wide:pbs-0 wide:not-last:pbe-0"
            key={title}
          >
            <span className="numeral text-accent wide:py-6" aria-hidden="true">
              {index + 1}
            </span>
            <div className="wide:py-6 wide:pe-6">
              <h3 className="text-h4">{title}</h3>
              <p className="text-ink-2 max-inline-[48ch]">{text}</p>
            </div>
            <p className="col-span-full rounded-control border-person/24 bg-person-soft px-4 pbs-3 pbe-3.5 font-semibold wide:col-auto wide:-mbs-px wide:grid wide:content-center wide:gap-0.5 wide:rounded-none wide:px-8 wide:py-5 wide:text-lg wide:leading-6.5 wide:group-not-first:border-bs wide:group-first:rounded-t-card wide:group-last:rounded-b-card">
              <span className="block label leading-5 text-person group-not-first:hidden">
                {checkpoint.label}
              </span>{' '}
              {example}
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
