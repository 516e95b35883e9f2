import { PageHead } from '@/components/kinds/page-head';
import { HeroLinks } from '@/components/sections/hero-links';
import { Letters } from '@/components/sections/letters';
import { MoreLink } from '@/components/ui/more-links';
import type { PlatformLanding } from '@/lib/content/platform-landing';
import * as routes from '@/lib/routes';

/** The head of the platform landing page. */
export function Head({ hero }: Pick<PlatformLanding, 'hero'>) {
  return (
    <PageHead
      path={routes.products}
      eyebrow={hero.eyebrow}
      title={<Letters lines={[hero.title]} pace={30} />}
      lead={
        <>
          {hero.lead}
          <MoreLink link={hero.more} />
        </>
      }
      actions={<HeroLinks primary={hero.primary} secondary={hero.secondary} />}
    />
  );
}
