import { BenefitStair } from '@/components/sections/benefit-stair';
import { CheckpointParts } from '@/components/sections/checkpoint-parts';
import { Closing } from '@/components/kinds/closing';
import { FeatureIndex } from '@/components/sections/feature-index';
import { ImpactCards } from '@/components/sections/impact-cards';
import { KeyMetrics } from '@/components/sections/key-metrics';
import { PlatformLink } from '@/components/sections/platform-link';
import { ProductAbout } from '@/components/sections/product-about';
import { ProductHero } from '@/components/sections/product-hero';
import { ReadOn } from '@/components/kinds/read-on';
import { footnotes } from '@/lib/content/footnotes';
import type { Product } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';

/** The page of one module. */
export function ProductPage({ product }: { product: Product }) {
  const results = footnotes(product.keyMetrics.flatMap(({ source }) => source ?? []));
  const impact = footnotes(
    product.industries.map(({ source }) => source),
    results.next,
  );
  return (
    <div className={`hue hue--${product.icon}`}>
      <ProductHero product={product} />
      <ProductAbout about={product.about} steps={product.steps} />
      <FeatureIndex title={product.featuresTitle} features={product.features} />
      <BenefitStair title={product.benefitsTitle} benefits={product.benefits} />
      <KeyMetrics lead={product.resultsLead} metrics={product.keyMetrics} notes={results} />
      <ImpactCards industries={product.industries} notes={impact} />
      <CheckpointParts checkpoint={product.checkpoint} />
      <PlatformLink module={product.title} />
      <ReadOn
        groups={relatedTo(`/products/${product.slug}`, { industry: 3, case: 3, article: 2 })}
        below="rule"
      />
      <Closing {...product.closing} action="Request a Demo" href="/demo" />
    </div>
  );
}
