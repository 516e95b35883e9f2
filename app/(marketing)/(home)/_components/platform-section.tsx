import { FeatureGrid } from '@/components/sections/feature-grid';
import { TracePanel } from '@/components/sections/trace-panel';
import { SectionTitle } from '@/components/typography/section-title';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import { platform as record } from '@/lib/content/platform';

const run = record.run.lines;

/** The beginning of the run, and all from its limit on. */
const told = [...run.slice(0, 1), ...run.slice(run.findIndex(({ kind }) => kind === 'limit'))];

const lines = told.map(({ time, actor, kind, result }) => ({
  at: time,
  text: actor,
  note: result,
  actor: kind === 'person' ? ('person' as const) : ('agent' as const),
}));

export function PlatformSection({ platform }: { platform: Home['platform'] }) {
  return (
    <Section headingId="platform" contentClassName="grid gap-x-6 gap-y-8 wide:grid-cols-12">
      <div className="wide:col-span-4 wide:self-center">
        <SectionTitle id="platform" heading={platform} />
        <p className="mbs-4 mbe-6 text-lg leading-7 text-ink-2 max-inline-[44ch]">{platform.lead}</p>
        <ButtonLink variant="secondary" href={platform.link.href}>
          {platform.link.label}
        </ButtonLink>
      </div>
      <div className="rounded-band tablet:bg-tint tablet:p-8 wide:col-[6/-1]">
        <TracePanel trace={{ ...platform.trace, lines }} />
      </div>
      {platform.features.length > 0 && (
        <FeatureGrid
          variant="pairs"
          items={platform.features}
          className="wide:col-span-full wide:grid-cols-3"
        />
      )}
    </Section>
  );
}
