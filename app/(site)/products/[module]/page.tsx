import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { products } from '@/lib/content/products';
import { PageData } from '@/components/seo/page-data';
import { moduleApplication } from '@/lib/seo/json-ld/software-application';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ProductPage } from './_sections/product-page';

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
  return pageMetadata(`/products/${slug}`);
}

export default async function ModulePage(props: Props) {
  const product = await productOf(props);
  return (
    <>
      <PageData path={`/products/${product.slug}`} main={moduleApplication(product)} />
      <ProductPage product={product} />
    </>
  );
}
