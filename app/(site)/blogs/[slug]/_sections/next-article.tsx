import { Art } from '@/components/art/illustration';
import { Closing } from '@/components/kinds/closing';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

/** Where an article leads: to the one after it. */
export function NextArticle({
  article: { title, subtitle, slug, motif },
}: {
  article: Pick<Article, 'title' | 'subtitle' | 'slug' | 'motif'>;
}) {
  return (
    <Closing
      look="article"
      title={title}
      text={subtitle}
      href={routes.article(slug)}
      beside={<Art kind={motif} slug={slug} width={640} height={400} ground="none" fit="cover" />}
    />
  );
}
