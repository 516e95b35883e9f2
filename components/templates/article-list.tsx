import { ArticleCard } from '@/components/sections/article-card';
import { PageHead } from '@/components/sections/page-head';
import type { Article, Insights } from '@/lib/content/articles';
import './article-list.css';

/** The list of articles: the newest at the width of the page, the others in a grid. */
export function ArticleList({
  page: { eyebrow, title, intro },
  articles: [newest, ...others],
}: {
  page: Insights;
  articles: readonly Article[];
}) {
  return (
    <>
      <PageHead path="/blogs" eyebrow={eyebrow} title={title} lead={intro} />
      <div className="container article-list">
        {newest && <ArticleCard article={newest} lead />}
        <div className="article-list__grid">
          {others.map((article) => (
            <ArticleCard article={article} key={article.slug} />
          ))}
        </div>
      </div>
    </>
  );
}
