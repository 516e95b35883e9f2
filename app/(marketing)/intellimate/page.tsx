import { CheckpointParts } from './_components/checkpoint-parts';
import { Cta } from '@/components/sections/cta/cta';
import { ProductList } from '@/components/sections/product-list';
import { FeatureGrid } from '@/components/sections/feature-grid';
import { HeadedSection } from '@/components/sections/headed-section';
import { Hero } from './_components/hero';
import { RunTable } from './_components/run-table';
import { WhereItRuns } from './_components/where-it-runs';
import { MoreLinks } from '@/components/ui/more-links';
import { intellimate as page } from '@/content/intellimate';
import { products } from '@/content/products';
import { JsonLd } from '@/components/ui/json-ld';
import * as routes from '@/lib/routes';
import { describeProduct } from '@/lib/seo/structured-data';
import { createPageMetadata } from '@/lib/seo/page-metadata';

export const metadata = createPageMetadata(routes.platform);

export default function PlatformPage() {
  return (
    <>
      <JsonLd data={describeProduct(routes.platform, page.hero.lead)} />
      <Hero hero={page.hero} weekend={page.weekend} fields={page.run.fields} />
      {page.run.lines.length > 0 && <RunTable run={page.run} />}
      {page.checkpoint.parts.length > 0 && <CheckpointParts checkpoint={page.checkpoint} />}
      {page.features.items.length > 0 && (
        <HeadedSection headingId="features" heading={page.features} surface="band">
          <FeatureGrid variant="ruled" items={page.features.items} className="mbs-10" />
        </HeadedSection>
      )}
      {products.all.length > 0 && (
        <HeadedSection headingId="modules" heading={page.products}>
          <ProductList variant="rows" />
          {page.products.more && <MoreLinks links={[page.products.more]} className="mbs-6" />}
        </HeadedSection>
      )}
      <WhereItRuns where={page.where} />
      <Cta variant="page" drawing="refused-line" {...page.closing} />
    </>
  );
}
