import { createLimitNotes } from '@/components/sections/limit/limit-notes';
import { Bar } from '@/components/sections/bar';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { ButtonLink } from '@/components/ui/button';
import { sectionMessages } from '@/content/messages/sections';
import type { Home } from '@/content/home.schema';
import { intellimate } from '@/content/intellimate';
import { createReplay } from '@/lib/content/replay';
import { RefundLimit } from './refund-limit';

export function PlatformSection({ platform }: { platform: Home['platform'] }) {
  const { weekend } = intellimate;
  const [replay, notes] = [createReplay(weekend), createLimitNotes(weekend)];
  return (
    <HeadedSection headingId="platform" heading={platform} contentClassName="grid justify-items-start gap-8">
      <RunTiming {...platform.timing} />
      {platform.limit && replay && notes && weekend.refunds && (
        <RefundLimit {...platform.limit} replay={replay} price={weekend.refunds.price} notes={notes} />
      )}
      {platform.features.length > 0 && (
        <FeatureGrid
          variant="pairs"
          items={platform.features}
          className="justify-self-stretch @xl:grid-cols-3"
        />
      )}
      <ButtonLink variant="secondary" href={platform.link.href}>
        {platform.link.label}
      </ButtonLink>
    </HeadedSection>
  );
}

/** One decision as a bar of the time that the person had for it. */
function RunTiming({ title, seconds, limit, person, agents }: Home['platform']['timing']) {
  return (
    <figure className="grid gap-4 inline-full">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <b className="text-h4">{title}</b>{' '}
        <span className="label text-ink-3">{sectionMessages.illustrative}</span>
      </figcaption>
      <Bar when="person" length={(seconds / limit) * 100} className="rounded-control bg-surface-3 block-6" />
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 @xl:justify-between">
        <li className="flex items-center gap-2.5">
          <span className="marker-person shrink-0" aria-hidden="true" />
          <span>
            {person}:{' '}
            <b className="font-semibold whitespace-nowrap">{sectionMessages.used(seconds, limit)}</b>
          </span>
        </li>{' '}
        <li className="flex items-center gap-2.5">
          <span className="marker-agent shrink-0" aria-hidden="true" />
          {agents}
        </li>
      </ul>
    </figure>
  );
}
