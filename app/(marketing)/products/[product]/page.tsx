import { cx } from 'class-variance-authority';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConsoleSection } from '@/components/sections/console/console-section';
import { Cta } from '@/components/sections/cta/cta';
import { HeadedSection } from '@/components/sections/headed-section';
import { Hero } from './_components/hero';
import { RelatedContent } from '@/components/sections/related-content';
import { FeatureList } from '@/components/sections/feature-list';
import { TwoColumnSection } from '@/components/sections/two-column-section';
import { JsonLd } from '@/components/ui/json-ld';
import { actions } from '@/content/messages/layout';
import { productPage } from '@/content/messages/products';
import { products } from '@/content/products';
import { findRelated } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { describeProduct } from '@/lib/seo/structured-data';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { Benefits } from './_components/benefits';
import { ImpactCards } from './_components/impact-cards';
import { KeyMetrics } from './_components/key-metrics';
import { ProductAbout } from './_components/product-about';

interface Props {
  params: Promise<{ product: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => products.slugs.map((slug) => ({ product: slug }));

async function readProduct({ params }: Props) {
  return products.get((await params).product) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await readProduct(props);
  return createPageMetadata(routes.product(slug));
}

export default async function ProductPage(props: Props) {
  const product = await readProduct(props);
  const path = routes.product(product.slug);
  return (
    <>
      <JsonLd data={describeProduct(path, product.description)} />
      <div className={cx('hue', `hue-${product.icon}`)}>
        <Hero product={product} />
        <ProductAbout about={product.about} />
        <ConsoleSection
          heading={{ ...productPage.checkpoint, line: `${product.checkpoint.title}.` }}
          cases={[{ ...product.checkpoint, slug: product.slug }]}
        />
        {product.features.length > 0 && (
          <TwoColumnSection
            headingId="features"
            heading={{ title: productPage.features, line: product.featuresLine }}
            sticky
          >
            <FeatureList items={product.features} />
          </TwoColumnSection>
        )}
        {product.benefits.length > 0 && <Benefits line={product.benefitsLine} benefits={product.benefits} />}
        {product.keyMetrics.length > 0 && (
          <HeadedSection
            headingId="results"
            heading={{ title: productPage.results, lead: product.resultsLead }}
            padding="above"
            className="print:break-inside-avoid"
          >
            <KeyMetrics metrics={product.keyMetrics} />
          </HeadedSection>
        )}
        {product.industries.length > 0 && <ImpactCards industries={product.industries} />}
        <RelatedContent groups={findRelated(path, { case: 2, article: 1 })} />
        <Cta
          variant="product"
          drawing={`intelli${product.icon}`}
          {...product.closing}
          action={actions.requestADemo}
          href={routes.demo}
        />
      </div>
    </>
  );
}
