import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import { TitleGrid } from '@/components/kinds/title-grid';
import { SectionTitle } from '@/components/sections/section-title';

/** The platform under the modules, and what it does. */
export function PlatformBand({ platform }: { platform: Home['platform'] }) {
  return (
    <Section label="platform" inner="grid gap-x-6 gap-y-8 wide:grid-cols-12">
      <div className="wide:col-span-4">
        <SectionTitle id="platform" words={platform} />
        <p className="mbs-4 mbe-6 text-lg leading-7 text-ink-2 max-inline-[44ch]">{platform.lead}</p>
        <ButtonLink variant="secondary" href={platform.link.href}>
          {platform.link.label}
        </ButtonLink>
      </div>
      {platform.features.length > 0 && (
        <TitleGrid look="pairs" items={platform.features} className="wide:col-[6/-1]" />
      )}
    </Section>
  );
}
