import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { pagerWords as words } from '@/content/words/articles';
import { type ArticleListPage, listPagePath } from '@/lib/content/article-lists';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

type Props =
  | { kind: 'steps'; page: ArticleListPage }
  | { kind: 'neighbors'; previous?: Article | undefined; next?: Article | undefined };

/** The ways to what comes before and after: from one page of a list to the next, or from article to article. */
export function Pager(props: Props) {
  switch (props.kind) {
    case 'steps':
      return <Steps page={props.page} />;
    case 'neighbors':
      return (
        <nav
          className="container grid pbs-[clamp(56px,7vw,96px)] pbe-section print:hidden mid:grid-cols-2"
          aria-label={words.neighbors}
        >
          {props.previous && <Neighbor article={props.previous} label={words.previous} place="mid:pe-8" />}
          {props.next && (
            <Neighbor article={props.next} label={words.next} place="mid:col-2 mid:border-s mid:ps-8" />
          )}
        </nav>
      );
    default:
      return props satisfies never;
  }
}

/** Where a page stands in its list, and the ways to its neighbors. A list of one page needs none of it. */
function Steps({ page: { list, number, count, preceding, articles } }: { page: ArticleListPage }) {
  if (count === 1) return null;
  const last = preceding + articles.length;
  return (
    <nav className="mbe-14 flex flex-wrap items-center gap-2" aria-label={words.pages}>
      <p className="flex-[1_1_100%] help tabular-nums tablet:flex-1">
        {words.range(preceding + 1, last, list.articles.length)}
      </p>
      {number > 1 && (
        <ButtonLink variant="secondary" rel="prev" href={listPagePath(list.path, number - 1)}>
          <Glyph name="chevron-left" size={16} />
          {words.newer}
        </ButtonLink>
      )}
      {number < count && (
        <ButtonLink variant="secondary" rel="next" href={listPagePath(list.path, number + 1)}>
          {words.older}
          <Glyph name="chevron-right" size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}

function Neighbor({ article, label, place }: { article: Article; label: string; place: string }) {
  return (
    <Link
      className={`group grid content-start gap-2 border-bs border-line py-6 mid:pbs-8 mid:pbe-2 ${place}`}
      href={routes.article(article.slug)}
    >
      <span className="kicker">{label}</span>
      <span className="text-h4 font-semibold text-balance decoration-1 underline-offset-4 max-inline-[32ch] group-hover:underline">
        {article.title}
      </span>
      <span className="help">
        {article.category}, {article.readTime}
      </span>
    </Link>
  );
}
