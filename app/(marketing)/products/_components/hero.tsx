import { PageHero } from '@/components/sections/page-hero';
import { HeroLinks } from '@/components/sections/hero-links';
import { AnimatedText } from '@/components/typography/animated-text';
import type { ProductsPage } from '@/content/products-page.schema';
import * as routes from '@/lib/routes';

export function Hero({ hero }: Pick<ProductsPage, 'hero'>) {
  return (
    <PageHero
      path={routes.products}
      eyebrow={hero.eyebrow}
      title={<AnimatedText lines={[hero.title]} pace={30} />}
      name={hero.title}
      lead={hero.lead}
      actions={<HeroLinks demo={hero.demo} links={hero.links} />}
    />
  );
}
