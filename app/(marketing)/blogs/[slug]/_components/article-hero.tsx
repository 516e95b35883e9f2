import { DescriptionList } from '@/components/sections/description-list';
import { PageHero } from '@/components/sections/page-hero';
import { Link } from '@/components/ui/link';
import { getCategoryPath } from '@/lib/site-map/article-files';
import type { Article } from '@/lib/content/articles';
import { event } from '@/content/event';
import { team } from '@/content/team';
import { BackLink } from '@/components/ui/back-link';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { articleHead } from '@/content/messages/articles';
import * as routes from '@/lib/routes';
import { ArticleOpening } from './article-opening';

const getRole = (name: string) =>
  [
    ...team.founders,
    ...team.executives,
    ...(event?.panel?.speakers ?? []),
    ...(event?.voices.quotes ?? []),
  ].find((person) => person.name === name)?.role;

export function ArticleHero({ article }: { article: Article }) {
  const { slug, category, title, subtitle, author, publishDate, published, readTime, figure } = article;
  return (
    <>
      <PageHero
        variant="beside"
        path={routes.article(slug)}
        backLink={<BackLink href={routes.articles} label={articleHead.back} />}
        eyebrow={
          <Link
            className="-my-1.5 py-1.5 underline-offset-3 hover:underline"
            href={getCategoryPath(category)}
          >
            {category}
          </Link>
        }
        title={<NoBreakHyphens text={title} />}
        measure={20}
        lead={<NoBreakHyphens text={subtitle} />}
        className="pbe-[clamp(32px,4vw,56px)] print:pbe-0"
        grid="gap-x-6 gap-y-8 @xl:grid-cols-[minmax(0,9fr)_minmax(0,3fr)]"
        aside={
          <DescriptionList
            variant="byline"
            items={[
              { term: articleHead.author, value: [author, getRole(author)] },
              { term: articleHead.published, value: <time dateTime={publishDate}>{published.long}</time> },
              { term: articleHead.readTime, value: readTime },
            ]}
          />
        }
      />
      {figure && <ArticleOpening figure={figure} isDark={article.isDark} />}
    </>
  );
}
