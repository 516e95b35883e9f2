import { RunField } from '@/components/kinds/run-field';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import type { Platform } from '@/lib/content/platform';
import { SectionTitle } from '@/components/sections/section-title';
import { GlyphList } from './glyph-list';

/** The platform under the modules, on the page's ink band: a weekend of its runs, and what it does. */
export function PlatformBand({
  platform,
  weekend,
  fields,
}: {
  platform: Home['platform'];
  weekend: Platform['weekend'];
  fields: Platform['run']['fields'];
}) {
  return (
    <Section label="platform" tone="ink">
      <div className="reveal mbe-10 grid items-center gap-x-6 gap-y-8 wide:mbe-14 wide:grid-cols-12">
        <div className="grid justify-items-start wide:col-span-5">
          <SectionTitle id="platform" words={platform} />
          <p className="mbs-4 mbe-6 text-lead text-ink-2 max-inline-[44ch]">{platform.lead}</p>
          <ButtonLink variant="secondary" href={platform.link.href}>
            {platform.link.label}
          </ButtonLink>
        </div>
        <figure className="wide:col-span-7 wide:ps-6">
          <RunField look="small" weekend={weekend} fields={fields} />
          <figcaption className="mbs-3 help">{platform.caption}</figcaption>
        </figure>
      </div>
      {platform.features.length > 0 && <GlyphList look="three" items={platform.features} />}
    </Section>
  );
}
