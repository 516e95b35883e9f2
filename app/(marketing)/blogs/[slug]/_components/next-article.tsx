import { Art } from '@/components/illustrations/illustration';
import { Cta } from '@/components/sections/cta/cta';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

export function NextArticle({
  article: { title, subtitle, slug, motif, hue },
}: {
  article: Pick<Article, 'title' | 'subtitle' | 'slug' | 'motif' | 'hue'>;
}) {
  return (
    <Cta
      variant="article"
      title={title}
      text={subtitle}
      href={routes.article(slug)}
      beside={<Art kind={motif} hue={hue} slug={slug} width={640} height={400} ground="none" fit="cover" />}
    />
  );
}
