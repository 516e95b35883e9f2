import { articleKind } from '@/components/art/art';
import { Art } from '@/components/art/illustration';
import { turnInCategory, type Article } from '@/lib/content/articles';

/** An article's own drawing. Two that follow one another in a category never share a motif. */
export function ArticleArt({ article, ...size }: { article: Article; width: number; height: number }) {
  const { slug, category } = article;
  return <Art kind={articleKind(category, turnInCategory(article))} slug={slug} {...size} fit="cover" />;
}
