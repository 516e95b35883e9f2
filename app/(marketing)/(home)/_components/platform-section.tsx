import { cx } from 'class-variance-authority';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { ButtonLink } from '@/components/ui/button';
import { sectionMessages } from '@/content/messages/sections';
import type { Home } from '@/content/home.schema';

export function PlatformSection({ platform }: { platform: Home['platform'] }) {
  return (
    <HeadedSection headingId="platform" heading={platform} contentClassName="grid justify-items-start gap-8">
      <RunTiming {...platform.timing} />
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

/** One run as a bar, in which the person's time is visibly the longest. */
function RunTiming({ title, parts }: Home['platform']['timing']) {
  const sumBefore = (end: number) => parts.slice(0, end).reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <figure className="grid gap-4 inline-full">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <b className="text-h4">{title}</b>{' '}
        <span className="label text-ink-3">{sectionMessages.illustrative}</span>
      </figcaption>
      <StretchedSvg
        className="[clip-path:inset(0_round_var(--radius-control))] block-6"
        size={[sumBefore(parts.length), 1]}
      >
        {parts.map(({ actor, seconds, text }, index) => (
          <rect
            className={actor === 'person' ? 'fill-person' : 'fill-accent'}
            x={sumBefore(index)}
            width={seconds}
            height={1}
            key={text}
          />
        ))}
      </StretchedSvg>
      <ol className="grid gap-x-6 gap-y-1.5 @xl:grid-flow-col @xl:justify-between">
        {parts.map(({ actor, seconds, text }) => (
          <li className="flex items-center gap-2.5" key={text}>
            <span className={cx(`marker-${actor}`, 'shrink-0')} aria-hidden="true" />
            <span>
              {text}, <b className="font-semibold whitespace-nowrap">{sectionMessages.seconds(seconds)}</b>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
