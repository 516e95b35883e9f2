import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/templates/article-page';
import { articles, neighbors } from '@/lib/content/articles';
import { products } from '@/lib/content/products';
import { PageData } from '@/components/seo/page-data';
import { blogPosting } from '@/lib/seo/json-ld/blog-posting';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

/** Any other slug never comes here: next.config.ts redirects it to the list. */
export const dynamicParams = false;

export const generateStaticParams = () => articles.slugs.map((slug) => ({ slug }));

async function articleOf({ params }: Props) {
  return articles.get((await params).slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await articleOf(props);
  return pageMetadata(`/blogs/${slug}`);
}

export default async function ArticleRoute(props: Props) {
  const article = await articleOf(props);
  const related = article.module === undefined ? undefined : products.get(article.module);
  return (
    <>
      <PageData path={`/blogs/${article.slug}`} main={blogPosting(article)} />
      <ArticlePage article={article} module={related} {...neighbors(article.slug)} />
    </>
  );
}
