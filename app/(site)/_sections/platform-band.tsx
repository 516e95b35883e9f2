import { Art } from '@/components/art/illustration';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import type { Product } from '@/lib/content/products';
import { tw } from '@/components/ui/tw';
import { SectionTitle } from '@/components/sections/section-title';
import { GlyphList } from './glyph-list';

/** Beside their stations: above the upper, under the middle and the lower ones. */
const stations: Record<string, string> = {
  converse: tw`inset-[66%_auto_auto_13%]`,
  reach: tw`inset-[2%_auto_auto_31.5%]`,
  workflow: tw`inset-[2%_auto_auto_68.5%]`,
  resilience: tw`inset-[66%_auto_auto_87%]`,
  pulse: tw`inset-[98%_auto_auto_68.5%]`,
  vision: tw`inset-[98%_auto_auto_31.5%]`,
};

/** The platform under the modules, on the page's ink band: the hub, and what it does. */
export function PlatformBand({
  platform,
  modules,
}: {
  platform: Home['platform'];
  modules: readonly Product[];
}) {
  return (
    <Section label="platform" tone="ink">
      <div className="reveal mbe-10 grid items-center gap-x-6 gap-y-8 wide:mbe-14 wide:grid-cols-12">
        <div className="grid justify-items-start wide:col-span-5">
          <SectionTitle id="platform" kicker={platform.kicker}>
            {platform.title}
          </SectionTitle>
          <p className="mbs-4 mbe-6 text-lead text-ink-2 max-inline-[44ch]">{platform.lead}</p>
          {platform.link && (
            <ButtonLink variant="secondary" href={platform.link.href}>
              {platform.link.label}
            </ButtonLink>
          )}
        </div>
        <figure className="relative mx-auto inline-full max-inline-[260px] tablet:max-inline-[560px] wide:col-span-7">
          <Art kind="intellimate" width={400} height={300} ground="none" />
          <ul>
            {modules.map(({ title, icon }) => (
              <li
                className={`hidden label text-ink-2 tablet:absolute tablet:block tablet:-translate-1/2 tablet:bg-bg tablet:px-1.5 ${stations[icon]}`}
                key={icon}
              >
                {title}
              </li>
            ))}
          </ul>
          <figcaption className="sr-only">{platform.caption}</figcaption>
        </figure>
      </div>
      <GlyphList look="three" items={platform.features} />
    </Section>
  );
}
