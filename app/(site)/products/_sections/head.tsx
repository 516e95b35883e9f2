import { hasPlaces, sideOf } from '@/components/art/hub-names';
import { Art } from '@/components/art/illustration';
import { PageHead } from '@/components/kinds/page-head';
import { HeroLinks } from '@/components/sections/hero-links';
import { Glyph } from '@/components/ui/glyph';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import type { Product } from '@/lib/content/products';
import { tw } from '@/components/ui/tw';
import { Letters } from '@/components/sections/letters';
import * as routes from '@/lib/routes';

/** Beside their stations, away from the hub. */
const sides = {
  left: tw`wide:inset-[calc(50%+31%*var(--y))_calc(55%-31%*var(--x))_auto_auto]`,
  right: tw`wide:inset-[calc(50%+31%*var(--y))_auto_auto_calc(55%+31%*var(--x))]`,
};
const name = tw`grid gap-2 text-ui leading-5 font-semibold tracking-[-0.005em] wrap-anywhere text-tint-ink`;
/** Where a station is: -1 to 1 from the center, on a circle pressed against the sides of its box. */
const station = tw`[--angle:calc(180deg+360deg*var(--station)/var(--stations))] [--x:clamp(-1,1.16*cos(var(--angle)),1)] [--y:clamp(-1,1.1547*sin(var(--angle)),1)]`;
const beside = tw`wide:absolute wide:block wide:-translate-y-1/2 wide:bg-tint wide:px-2`;

/**
 * The head of the platform landing page: the claim, and the hub the modules stand around. On a phone, and where there are
 * too many, they are a plain list.
 */
export function Head({
  hero,
  modules,
}: {
  hero: PlatformLanding['hero'];
  modules: readonly Pick<Product, 'slug' | 'title' | 'icon'>[];
}) {
  const drawn = hasPlaces(modules.length);
  return (
    <PageHead
      look="plate"
      path={routes.products}
      eyebrow={hero.eyebrow}
      title={<Letters lines={[hero.title]} pace={30} />}
      lead={hero.lead}
      actions={<HeroLinks primary={hero.primary} further={hero.further} />}
    >
      <div className="hue relative overflow-hidden rounded-band bg-tint hue-mate">
        {drawn && (
          <Art
            kind="intellimate"
            modules={modules.map(({ icon }) => icon)}
            width={1200}
            height={430}
            className="narrow:hidden"
          />
        )}
        <ul
          className={`grid grid-cols-2 gap-x-4 gap-y-6 p-6 medium:grid-cols-3 medium:p-10 tiny:grid-cols-1 ${drawn ? `stations-${modules.length} wide:block wide:p-0` : 'wide:grid-cols-4 wide:p-10'}`}
        >
          {modules.map(({ slug, title, icon }, index) => (
            <li
              className={`${name} ${drawn ? `station-${index} ${station} ${beside} ${sides[sideOf(index, modules.length)]}` : ''}`}
              key={slug}
            >
              <Glyph name={icon} className={drawn ? 'wide:hidden' : ''} />
              {title}
            </li>
          ))}
        </ul>
      </div>
    </PageHead>
  );
}
