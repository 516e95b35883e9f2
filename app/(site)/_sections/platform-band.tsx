import '@/components/art/hub-names.css';
import { hasPlaces, stationAt } from '@/components/art/hub-names';
import { Art } from '@/components/art/illustration';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/content/home';
import type { Product } from '@/lib/content/products';
import { tw } from '@/components/ui/tw';
import { SectionTitle } from '@/components/sections/section-title';
import { GlyphList } from './glyph-list';

/** Above the upper stations, under the others. */
const levels = {
  upper: tw`inset-bs-[calc(33%+31%*var(--y))]`,
  middle: tw`inset-bs-[66%]`,
  lower: tw`inset-bs-[calc(67%+31%*var(--y))]`,
};
const across = tw`inset-s-[calc(50%+37%*cos(var(--angle)))]`;

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
          <ButtonLink variant="secondary" href={platform.link.href}>
            {platform.link.label}
          </ButtonLink>
        </div>
        <figure className="relative mx-auto inline-full max-inline-[260px] tablet:max-inline-[560px] wide:col-span-7">
          <Art
            kind="intellimate"
            modules={modules.map(({ icon }) => icon)}
            width={400}
            height={300}
            ground="none"
          />
          {hasPlaces(modules.length) && (
            <ul className="hub-names">
              {modules.map(({ slug, title }, index) => (
                <li
                  className={`hidden label text-ink-2 tablet:absolute tablet:block tablet:-translate-1/2 tablet:bg-bg tablet:px-1.5 ${across} ${levels[stationAt(index, modules.length).level]}`}
                  key={slug}
                >
                  {title}
                </li>
              ))}
            </ul>
          )}
          <figcaption className="sr-only">{platform.caption}</figcaption>
        </figure>
      </div>
      {platform.features.length > 0 && <GlyphList look="three" items={platform.features} />}
    </Section>
  );
}
