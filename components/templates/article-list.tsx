import { ArticleCard } from '@/components/sections/article-card';
import { CategoryFilter, TagList } from '@/components/sections/article-topics';
import { PageHead } from '@/components/sections/page-head';
import type { Article } from '@/lib/content/articles';
import { categories, tags } from '@/lib/content/topics';
import './article-list.css';

interface List {
  path: string;
  eyebrow: string;
  title: string;
  intro: string;
  articles: readonly Article[];
}

/** From so many on, the newest stands at the width of the page. */
const leadFrom = 5;

/** A list of articles, between the ways to the other lists. */
export function ArticleList({ list: { path, eyebrow, title, intro, articles } }: { list: List }) {
  const lead = articles.length >= leadFrom ? articles[0] : undefined;
  const cells = lead ? articles.slice(1) : articles;
  const inPairs = cells.length % 3 !== 0 && cells.length % 2 === 0;
  return (
    <>
      <PageHead path={path} eyebrow={eyebrow} title={title} lead={intro} />
      <div className="container article-list">
        <CategoryFilter categories={categories.all} current={path} />
        {lead && <ArticleCard article={lead} lead />}
        <div className={inPairs ? 'article-list__grid article-list__grid--pairs' : 'article-list__grid'}>
          {cells.map((article) => (
            <ArticleCard article={article} key={article.slug} />
          ))}
        </div>
        <TagList tags={tags.all} current={path} />
      </div>
    </>
  );
}
