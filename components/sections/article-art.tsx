import { articleKind } from '@/components/art/art';
import { Art } from '@/components/art/illustration';
import { PairedArt } from '@/components/art/paired-art';
import { turnInCategory, type Article } from '@/lib/content/articles';

/** Which drawing an article has. Two that follow one another in a category never share a motif. */
const subjectOf = (article: Article) => ({
  kind: articleKind(article.category, turnInCategory(article)),
  slug: article.slug,
});

/** An article's drawing on its card. */
export function ArticleCardArt({ article, ...size }: { article: Article; width: number; height: number }) {
  return <Art {...subjectOf(article)} {...size} fit="cover" />;
}

/** The same at the head of the article, from edge to edge. */
export function ArticleHeadArt({ article }: { article: Article }) {
  return (
    <PairedArt
      {...subjectOf(article)}
      narrow={{ width: 400, height: 200 }}
      wide={{ width: 1440, height: 400 }}
    />
  );
}
