import { Link } from '@/components/ui/link';
import type { Article } from '@/lib/content/articles';
import './article-neighbors.css';
import './parts.css';

/** The articles published before and after one. */
export function ArticleNeighbors({
  previous,
  next,
}: {
  previous?: Article | undefined;
  next?: Article | undefined;
}) {
  return (
    <nav className="container article-neighbors" aria-label="More articles">
      {previous && <Neighbor article={previous} label="Previous" />}
      {next && <Neighbor article={next} label="Next" />}
    </nav>
  );
}

function Neighbor({ article, label }: { article: Article; label: string }) {
  return (
    <Link
      className={`article-neighbor article-neighbor--${label.toLowerCase()}`}
      href={`/blogs/${article.slug}`}
    >
      <span className="kicker">{label}</span>
      <span className="article-neighbor__title h4">{article.title}</span>
      <span className="help">
        {article.category}, {article.readTime}
      </span>
    </Link>
  );
}
