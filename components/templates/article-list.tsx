import { ArticleCard } from '@/components/sections/article-card';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import type { Article } from '@/lib/content/articles';
import './articles.css';

/** The list of articles: the newest at the width of the page, the others in a grid. */
export function ArticleList({
  title,
  intro,
  articles: [newest, ...others],
}: {
  title: string;
  intro: string;
  articles: readonly Article[];
}) {
  return (
    <div className="container article-list">
      <Breadcrumb trail={[{ label: 'Home', href: '/' }]} current="Blogs" />
      <header className="article-list__head">
        <h1 className="h1">{title}</h1>
        <p className="lead">{intro}</p>
      </header>
      {newest && <ArticleCard article={newest} lead />}
      <div className="article-list__grid">
        {others.map((article) => (
          <ArticleCard article={article} key={article.slug} />
        ))}
      </div>
    </div>
  );
}
