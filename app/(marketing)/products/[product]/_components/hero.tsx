import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { HeroMedia, heroWithMedia, mediaPadding } from '@/components/sections/hero-media';
import { ProductMockup } from './product-mockup/product-mockup';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Eyebrow } from '@/components/typography/eyebrow';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { productPage } from '@/content/messages/products';
import type { Product } from '@/content/products/schema';
import * as routes from '@/lib/routes';

/** Every screen is equally high, so all heroes have the same height. */
export function Hero({ product }: { product: Product }) {
  const { slug, title, subtitle, description, icon, mock } = product;
  return (
    <section className={heroWithMedia}>
      <div className="site-container">
        <Breadcrumb path={routes.product(slug)} />
        <div className="grid grid-cols-1 gap-6 @max-md:gap-8 @xl:grid-cols-[minmax(0,1fr)_35.75rem] @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:gap-x-14 print:block">
          <div className="grid justify-items-start gap-3 @xl:self-center">
            <Eyebrow>{subtitle}</Eyebrow>
            <h1 className="text-[min(var(--text-h1),12.5vw)] leading-[1.06] tracking-tightest @xl:text-[4vw] @2xl:text-(length:--text-h1)">
              {title}
            </h1>
            <p className="text-h3 leading-[1.3] font-medium text-balance text-tint-ink measure-30 @md:min-block-[3.9em] @xl:text-[1.5rem] @2xl:text-(length:--text-h3)">
              <NoBreakHyphens text={description} />
            </p>
            <div className="mbs-3 flex flex-wrap gap-x-7 gap-y-2">
              <RequestDemoButton size="hero" />{' '}
              <ButtonLink variant="tertiary" size="hero" href={routes.platform}>
                {productPage.platform} <Icon name="arrow" size={20} />
              </ButtonLink>
            </div>
          </div>
          <HeroMedia className={mock ? 'py-6 @md:py-10' : ''}>
            {mock ? (
              <div className={mediaPadding}>
                <ProductMockup icon={icon} {...mock} />
              </div>
            ) : (
              <Illustration svg={readDrawing(`intelli${icon}`)} />
            )}
          </HeroMedia>
        </div>
      </div>
    </section>
  );
}
