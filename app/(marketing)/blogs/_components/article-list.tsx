import { PageHero } from '@/components/sections/page-hero';
import { Pager } from './pager';
import { Cta } from '@/components/sections/cta/cta';
import { tw } from '@/components/ui/tw';
import { demo } from '@/content/demo';
import { articleListMessages } from '@/content/messages/articles';
import { invitation } from '@/content/messages/sections';
import { type ArticleListPage, findWide } from '@/lib/content/article-lists';
import { categories, tags } from '@/lib/content/topics';
import { ArticleCard } from './article-card';
import { CategoryFilter, TagList } from './article-topics';

/** WebKit keeps the drawings' width when the window gets narrower, unless the columns are limited. */
const grid = tw`mbs-[clamp(32px,4vw,48px)] mbe-14 grid grid-cols-1 gap-x-6 gap-y-10 @md:grid-cols-2 @xl:grid-cols-3`;

export function ArticleList({ page }: { page: ArticleListPage }) {
  const { list, number, count, articles } = page;
  const first = number === 1;
  const lead = first && articles.length !== 2 && articles.length !== 3 ? articles[0] : undefined;
  const cards = lead ? articles.slice(1) : articles;
  const wide = findWide(cards.length);
  return (
    <>
      <PageHero
        path={list.path}
        part={first ? undefined : articleListMessages.page(number)}
        eyebrow={list.eyebrow}
        title={first ? list.title : articleListMessages.titleOfPage(list.title, number, count)}
        lead={list.intro}
      />
      <div className="site-container pbe-section">
        <CategoryFilter categories={categories.all} current={list.path} />
        {lead && <ArticleCard article={lead} variant="lead" />}
        <div className={grid}>
          {cards.map((article, index) => (
            <ArticleCard article={article} variant={wide.has(index) ? 'wide' : 'card'} key={article.slug} />
          ))}
        </div>
        <Pager page={page} />
        <TagList tags={tags.all} current={list.path} />
      </div>
      <Cta
        variant="page"
        drawing="chosen-line"
        title={invitation.title}
        text={invitation.text(demo.call.minutes)}
      />
    </>
  );
}
