import { PageData } from '@/components/seo/page-data';
import { ArticleCard } from '@/components/sections/article-card';
import { ArticleListSteps } from '@/components/sections/article-list-steps';
import { CategoryFilter, TagList } from '@/components/sections/article-topics';
import { PageHead } from '@/components/kinds/page-head';
import { articlePath } from '@/lib/content/article-files';
import type { ArticleListPage } from '@/lib/content/article-lists';
import { categories, tags } from '@/lib/content/topics';
import { pageList } from '@/lib/seo/json-ld/item-list';
import './article-list.css';

/** From so many on, the newest stands at the width of the page. */
const leadFrom = 5;

/** A page of a list of articles, between the ways to the other lists. */
export function ArticleList({ page }: { page: ArticleListPage }) {
  const { list, number, count, articles } = page;
  const first = number === 1;
  const lead = first && articles.length >= leadFrom ? articles[0] : undefined;
  const cells = lead ? articles.slice(1) : articles;
  const inPairs = cells.length % 3 !== 0 && cells.length % 2 === 0;
  return (
    <>
      {first && (
        <PageData
          path={list.path}
          type="CollectionPage"
          description={list.intro}
          main={pageList(
            list.path,
            articles.map(({ slug }) => articlePath(slug)),
          )}
        />
      )}
      <PageHead
        path={list.path}
        part={first ? undefined : `Page ${number}`}
        eyebrow={list.eyebrow}
        title={first ? list.title : `${list.title}, page ${number} of ${count}`}
        lead={list.intro}
      />
      <div className="container article-list">
        <CategoryFilter categories={categories.all} current={list.path} />
        {lead && <ArticleCard article={lead} lead />}
        <div className={inPairs ? 'article-list__grid article-list__grid--pairs' : 'article-list__grid'}>
          {cells.map((article) => (
            <ArticleCard article={article} key={article.slug} />
          ))}
        </div>
        <ArticleListSteps page={page} />
        <TagList tags={tags.all} current={list.path} />
      </div>
    </>
  );
}
