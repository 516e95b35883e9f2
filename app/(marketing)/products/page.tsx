import { Advantages } from './_components/advantages';
import { AreaRows } from './_components/area-rows';
import { CapabilityLayers } from './_components/capability-layers';
import { ConsoleSection } from '@/components/sections/console/console-section';
import { Cta } from '@/components/sections/cta/cta';
import { Hero } from './_components/hero';
import { ProductList } from '@/components/sections/product-list';
import { MoreLinks } from '@/components/ui/more-links';
import { HeadedSection } from '@/components/sections/headed-section';
import { productsPage as page } from '@/content/products-page';
import { products } from '@/content/products';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';

export const generateMetadata = () => (products.all.length > 0 ? createPageMetadata(routes.products) : {});

export default function ProductsPage() {
  if (products.all.length === 0) return <EmptyPage />;
  return (
    <div className="[--spacing-section:clamp(40px,5vw,72px)]">
      <Hero hero={page.hero} />
      <HeadedSection headingId="modules" heading={page.products} padding="below">
        <ProductList variant="entries" />
        {page.products.more && <MoreLinks links={[page.products.more]} className="mbs-6" />}
      </HeadedSection>
      <ConsoleSection
        heading={page.console}
        cases={products.all
          .filter(({ slug }) => slug === page.console.product)
          .map(({ slug, checkpoint }) => ({ ...checkpoint, slug }))}
      />
      {page.advantages.items.length > 0 && <Advantages advantages={page.advantages} />}
      {page.capabilities.items.length > 0 && <CapabilityLayers capabilities={page.capabilities} />}
      {page.areas.items.length > 0 && <AreaRows areas={page.areas} products={products.all} />}
      <Cta variant="page" drawing="chosen-line" {...page.closing} />
    </div>
  );
}
