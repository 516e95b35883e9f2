import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { SectionTitle } from '@/components/typography/section-title';

export function PlatformSection({ platform }: { platform: Home['platform'] }) {
  return (
    <Section headingId="platform" contentClassName="grid gap-x-6 gap-y-8 wide:grid-cols-12">
      <div className="wide:col-span-4">
        <SectionTitle id="platform" heading={platform} />
        <p className="mbs-4 mbe-6 text-lg leading-7 text-ink-2 max-inline-[44ch]">{platform.lead}</p>
        <ButtonLink variant="secondary" href={platform.link.href}>
          {platform.link.label}
        </ButtonLink>
      </div>
      {platform.features.length > 0 && (
        <FeatureGrid variant="pairs" items={platform.features} className="wide:col-[6/-1]" />
      )}
    </Section>
  );
}
