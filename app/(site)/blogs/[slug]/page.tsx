import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReadOn } from '@/components/kinds/read-on';
import { articles } from '@/lib/content/articles';
import { nextOf } from '@/lib/content/collection';
import { products } from '@/lib/content/products';
import { relatedTo } from '@/lib/content/related';
import { JsonLd } from '@/components/seo/json-ld';
import * as routes from '@/lib/routes';
import { blogPosting } from '@/lib/seo/structured-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ArticleHead } from './_sections/article-head';
import { ArticleText } from './_sections/article-text';
import { NextArticle } from './_sections/next-article';

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
  return pageMetadata(routes.article(slug));
}

/** One article, what to read on with, and the article after it. */
export default async function ArticleRoute(props: Props) {
  const article = await articleOf(props);
  const path = routes.article(article.slug);
  const about = article.module === undefined ? undefined : products.get(article.module);
  const next = nextOf(articles, article.slug);
  return (
    <>
      <JsonLd data={blogPosting(article)} />
      <article className="pbe-section">
        <ArticleHead article={article} />
        <ArticleText article={article} />
        <ReadOn
          module={about}
          groups={relatedTo(path, { product: 2, case: 2, industry: 2, article: 2 }, [
            about && routes.product(about.slug),
            next && routes.article(next.slug),
          ])}
          below="text"
        />
      </article>
      {next && <NextArticle article={next} />}
    </>
  );
}
