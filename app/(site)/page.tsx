import { Closing } from '@/components/kinds/closing';
import { Faq } from '@/components/sections/faq';
import { Hero } from '@/components/sections/hero';
import { IndustryAtlas } from '@/components/sections/industry-atlas';
import { PlatformBand } from '@/components/sections/platform-band';
import { ProductCards } from '@/components/sections/product-cards';
import { ServiceModel } from '@/components/sections/service-model';
import { home, homeNotes } from '@/lib/content/home';
import { products } from '@/lib/content/products';
import { JsonLd } from '@/components/seo/json-ld';
import { homeGraph } from '@/lib/seo/json-ld/home-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <Hero hero={home.hero} />
      <ServiceModel model={home.model} notes={homeNotes.model} />
      <ProductCards head={home.products} products={products.all} notes={homeNotes.products} />
      <IndustryAtlas industries={home.industries} />
      <PlatformBand platform={home.platform} modules={products.all} />
      <Faq questions={home.questions} />
      <Closing {...home.closing} />
      {/* After the questions: so near to them, compression finds their words again. */}
      <JsonLd data={homeGraph()} />
    </>
  );
}
