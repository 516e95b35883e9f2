import { Cta } from '@/components/sections/cta/cta';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';
import { ArticleFigure } from '../../_components/article-figure';

export function NextArticle({ article }: { article: Article }) {
  const { title, subtitle, slug } = article;
  return (
    <Cta
      variant="article"
      title={title}
      text={subtitle}
      href={routes.article(slug)}
      beside={<ArticleFigure article={article} />}
    />
  );
}
