import { Art } from '@/components/art/illustration';
import { PairedArt } from '@/components/art/paired-art';
import type { Article } from '@/lib/content/articles';

/** An article's drawing on its card. */
export function ArticleCardArt({ article, ...size }: { article: Article; width: number; height: number }) {
  return <Art kind={article.motif} slug={article.slug} {...size} fit="cover" />;
}

/** The same at the head of the article, from edge to edge. */
export function ArticleHeadArt({ article }: { article: Article }) {
  return (
    <PairedArt
      kind={article.motif}
      slug={article.slug}
      narrow={{ width: 400, height: 200 }}
      wide={{ width: 1440, height: 400 }}
    />
  );
}
