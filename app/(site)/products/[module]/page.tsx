import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConsoleSection } from '@/components/console/console-section';
import { Changes } from '@/components/kinds/changes';
import { Closing } from '@/components/kinds/closing';
import { InkPlate } from '@/components/kinds/ink-plate';
import { Head } from './_sections/head';
import { ReadOn } from '@/components/kinds/read-on';
import { Rows } from '@/components/kinds/rows';
import { Split } from '@/components/kinds/split';
import { JsonLd } from '@/components/seo/json-ld';
import { actions } from '@/content/words/actions';
import { modulePage as words } from '@/content/words/products';
import { products } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { software } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { BenefitStair } from './_sections/benefit-stair';
import { ImpactCards } from './_sections/impact-cards';
import { PlatformLink } from './_sections/platform-link';
import { ProductAbout } from './_sections/product-about';

interface Props {
  params: Promise<{ module: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => products.slugs.map((module) => ({ module }));

async function productOf({ params }: Props) {
  return products.get((await params).module) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await productOf(props);
  return pageMetadata(routes.product(slug));
}

export default async function ModulePage(props: Props) {
  const product = await productOf(props);
  const path = routes.product(product.slug);
  return (
    <>
      <JsonLd data={software(path, product.description)} />
      <div className={`hue hue-${product.icon}`}>
        <Head product={product} />
        <ProductAbout about={product.about} steps={product.steps} />
        {product.features.length > 0 && (
          <Split
            label="features"
            words={{ kicker: words.features, title: product.featuresTitle }}
            at={4}
            sticky
            className="border-bs border-line"
          >
            <Rows items={product.features} />
          </Split>
        )}
        {product.benefits.length > 0 && (
          <BenefitStair title={product.benefitsTitle} benefits={product.benefits} />
        )}
        {product.keyMetrics.length > 0 && (
          <InkPlate
            label="results"
            words={{ ...words.results, lead: product.resultsLead }}
            space="above"
            className="print:break-inside-avoid"
          >
            <Changes look="bars" items={product.keyMetrics} />
          </InkPlate>
        )}
        {product.industries.length > 0 && <ImpactCards industries={product.industries} />}
        <ConsoleSection
          className="border-bs border-line"
          words={{ ...words.checkpoint, title: product.checkpoint.title }}
          cases={[product.checkpoint]}
        />
        <PlatformLink module={product.title} />
        <ReadOn groups={relatedTo(path, { industry: 3, case: 3, article: 2 })} below="rule" />
        <Closing
          look="product"
          motif={`intelli${product.icon}`}
          {...product.closing}
          action={actions.requestADemo}
          href={routes.demo}
        />
      </div>
    </>
  );
}
