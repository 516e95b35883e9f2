import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pagerMessages } from '@/content/messages/articles';
import { type ArticleListPage, getListPagePath } from '@/lib/content/article-lists';

export function Pager({ page: { list, number, count, preceding, articles } }: { page: ArticleListPage }) {
  if (count === 1) return null;
  const last = preceding + articles.length;
  return (
    <nav className="mbe-14 flex flex-wrap items-center gap-2" aria-label={pagerMessages.pages}>
      <p className="flex-[1_1_100%] text-help tabular @md:flex-1">
        {pagerMessages.range(preceding + 1, last, list.articles.length)}
      </p>
      {number > 1 && (
        <ButtonLink variant="secondary" rel="prev" href={getListPagePath(list.path, number - 1)}>
          <Icon name="chevron-left" size={16} />
          {pagerMessages.newer}
        </ButtonLink>
      )}
      {number < count && (
        <ButtonLink variant="secondary" rel="next" href={getListPagePath(list.path, number + 1)}>
          {pagerMessages.older}
          <Icon name="chevron-right" size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}
