import { Art } from '@/components/art/illustration';
import { PageHead } from '@/components/kinds/page-head';
import { HeroLinks } from '@/components/sections/hero-links';
import { Glyph } from '@/components/ui/glyph';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import type { Product } from '@/lib/content/products';
import { tw } from '@/components/ui/tw';
import { Letters } from '@/components/sections/letters';
import * as routes from '@/lib/routes';

/** Beside their stations: the drawing puts those at 19%, 32%, 68% and 81% of its width. */
const stations: Record<string, string> = {
  converse: tw`wide:inset-[50%_86%_auto_auto]`,
  reach: tw`wide:inset-[19%_73%_auto_auto]`,
  workflow: tw`wide:inset-[19%_auto_auto_73%]`,
  resilience: tw`wide:inset-[50%_auto_auto_86%]`,
  pulse: tw`wide:inset-[81%_auto_auto_73%]`,
  vision: tw`wide:inset-[81%_73%_auto_auto]`,
};

/** The head of the platform landing page: the claim, and the hub the six modules stand around. On a phone they are a plain list. */
export function Head({
  hero,
  modules,
}: {
  hero: PlatformLanding['hero'];
  modules: readonly Pick<Product, 'title' | 'icon'>[];
}) {
  return (
    <PageHead
      look="plate"
      path={routes.products}
      eyebrow={hero.eyebrow}
      title={<Letters lines={[hero.title]} pace={30} />}
      lead={hero.lead}
      actions={<HeroLinks primary={hero.primary} further={hero.further} />}
    >
      <div className="hue hue--mate relative overflow-hidden rounded-band bg-tint">
        <Art kind="intellimate" width={1200} height={430} className="narrow:hidden" />
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 p-6 wide:block wide:p-0 medium:grid-cols-3 medium:p-10 tiny:grid-cols-1">
          {modules.map(({ title, icon }) => (
            <li
              className={`grid gap-2 text-ui leading-5 font-semibold tracking-[-0.005em] wrap-anywhere text-tint-ink wide:absolute wide:block wide:-translate-y-1/2 wide:bg-tint wide:px-2 ${stations[icon]}`}
              key={icon}
            >
              <Glyph name={icon} className="wide:hidden" />
              {title}
            </li>
          ))}
        </ul>
      </div>
    </PageHead>
  );
}
