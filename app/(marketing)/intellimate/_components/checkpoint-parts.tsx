import { cx } from 'class-variance-authority';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { Intellimate } from '@/content/intellimate.schema';

/** Where there is room the examples are one card. */
const joined = tw`border-person/24 @xl:-mbs-px @xl:group-not-first:border-bs @xl:group-first:rounded-t-card @xl:group-last:rounded-b-card`;

export function CheckpointParts({ checkpoint }: { checkpoint: Intellimate['checkpoint'] }) {
  return (
    <HeadedSection headingId="checkpoint" heading={checkpoint} padding="below">
      <ol>
        {checkpoint.parts.map(({ title, text, example }, index) => (
          <li
            className="group grid grid-cols-[2rem_minmax(0,1fr)] gap-y-4 border-bs border-line @max-xl:pbs-5 @max-xl:not-last:pbe-6 @xl:grid-cols-[40px_minmax(0,6fr)_minmax(0,5fr)]"
            key={title}
          >
            <span className="numeral text-accent @xl:py-6" aria-hidden="true">
              {index + 1}
            </span>
            <div className="@xl:py-6 @xl:pe-6">
              <h3 className="text-h4">{title}</h3>
              <p className="text-ink-2 measure-48">{text}</p>
            </div>
            <div
              className={cx(
                'col-span-full bg-person-soft px-4 pbs-3 pbe-3 @max-xl:rounded-control @xl:col-auto @xl:grid @xl:content-center @xl:px-8 @xl:py-6',
                joined,
              )}
            >
              <p className="font-semibold @xl:text-lg @xl:leading-6.5">
                <span className="block label leading-5 text-person group-not-first:hidden @xl:mbe-0.5">
                  {checkpoint.label}
                </span>{' '}
                {example}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
