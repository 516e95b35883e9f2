import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Cta } from '@/components/sections/cta/cta';
import { RelatedContent } from '@/components/sections/related-content';
import { products } from '@/content/products';
import { articles } from '@/lib/content/articles';
import { getNext } from '@/content/schema/collection';
import { findRelated } from '@/lib/content/related';
import { JsonLd } from '@/components/ui/json-ld';
import * as routes from '@/lib/routes';
import { describeArticle } from '@/lib/seo/structured-data';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { ArticleFigure } from '../_components/article-figure';
import { ArticleHero } from './_components/article-hero';
import { ArticleText } from './_components/article-text';

interface Props {
  params: Promise<{ slug: string }>;
}

/** next.config.ts redirects unknown slugs to the list. */
export const dynamicParams = false;

export const generateStaticParams = () => articles.slugs.map((slug) => ({ slug }));

async function readArticle({ params }: Props) {
  return articles.get((await params).slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await readArticle(props);
  return createPageMetadata(routes.article(slug));
}

export default async function ArticleRoute(props: Props) {
  const article = await readArticle(props);
  const path = routes.article(article.slug);
  const next = getNext(articles, article.slug);
  return (
    <>
      <JsonLd data={describeArticle(article)} />
      <article className="pbe-section">
        <ArticleHero article={article} />
        <ArticleText article={article} />
      </article>
      <Cta
        variant="subject"
        invitation={article.invitation}
        drawing={article.drawing}
        hue={products.get(article.product ?? '')?.icon ?? 'mate'}
      />
      <RelatedContent
        groups={findRelated(path, { product: 2, case: 2, article: 2 }, [next && routes.article(next.slug)])}
      />
      {next && (
        <Cta
          variant="article"
          title={next.title}
          text={next.subtitle}
          href={routes.article(next.slug)}
          beside={<ArticleFigure article={next} />}
        />
      )}
    </>
  );
}
