import '@/components/illustrations/art.css';
import { Art } from '@/components/illustrations/illustration';
import { DescriptionList } from '@/components/sections/description-list';
import { PageHero } from '@/components/sections/page-hero';
import { Link } from '@/components/ui/link';
import { getCategoryPath } from '@/lib/content/article-files';
import type { Article } from '@/lib/content/articles';
import { event } from '@/lib/content/event';
import { people } from '@/lib/content/team';
import { BackLink } from '@/components/ui/back-link';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { articleHead as words } from '@/content/messages/articles';
import * as routes from '@/lib/routes';

const getRole = (name: string) =>
  [...people, ...(event?.panel?.speakers ?? []), ...(event?.voices.quotes ?? [])].find(
    (person) => person.name === name,
  )?.role;

export function ArticleHero({ article }: { article: Article }) {
  const { slug, motif, hue, category, title, subtitle, author, publishDate, published, readTime } = article;
  return (
    <>
      <PageHero
        variant="beside"
        path={routes.article(slug)}
        up={<BackLink href={routes.articles} label={words.back} />}
        eyebrow={
          <Link className="-my-1 py-1 underline-offset-3 hover:underline" href={getCategoryPath(category)}>
            {category}
          </Link>
        }
        title={<NoBreakHyphens text={title} />}
        measure={20}
        lead={<NoBreakHyphens text={subtitle} />}
        className="pbe-[clamp(32px,4vw,56px)] print:pbe-0"
        grid="gap-x-6 gap-y-8 wide:grid-cols-[minmax(0,9fr)_minmax(0,3fr)]"
        aside={
          <DescriptionList
            variant="byline"
            items={[
              { term: words.author, value: [author, getRole(author)] },
              { term: words.published, value: <time dateTime={publishDate}>{published.long}</time> },
              { term: words.readTime, value: readTime },
            ]}
          />
        }
      />
      <div className="container print:hidden">
        <div className="overflow-hidden rounded-band bg-surface-2">
          {/* The drawing is laid out twice, for narrow and for wide pages, because cropping would hide parts of it. */}
          <Art className="tablet:hidden" kind={motif} hue={hue} slug={slug} width={400} height={200} />
          <Art className="phone:hidden" kind={motif} hue={hue} slug={slug} width={1200} height={240} />
        </div>
      </div>
    </>
  );
}
