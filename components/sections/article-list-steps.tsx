import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type ArticleListPage, listPagePath } from '@/lib/content/article-lists';
import './article-list-steps.css';

/** Where a page stands in its list, and the ways to its neighbors. A list of one page needs none of it. */
export function ArticleListSteps({ page }: { page: ArticleListPage }) {
  const { list, number, count, preceding, articles } = page;
  if (count === 1) return null;
  const last = preceding + articles.length;
  return (
    <nav className="article-list-steps" aria-label="Pages">
      <p className="help">{`${preceding + 1} to ${last} of ${list.articles.length} articles`}</p>
      {number > 1 && (
        <ButtonLink variant="secondary" rel="prev" href={listPagePath(list.path, number - 1)}>
          <Glyph name="chevron-left" size={16} />
          Newer
        </ButtonLink>
      )}
      {number < count && (
        <ButtonLink variant="secondary" rel="next" href={listPagePath(list.path, number + 1)}>
          Older
          <Glyph name="chevron-right" size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}
