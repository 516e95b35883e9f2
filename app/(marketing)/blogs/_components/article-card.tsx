import { Art } from '@/components/illustrations/illustration';
import { Badge } from '@/components/ui/badge';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { articleListWords as words } from '@/content/messages/articles';
import { getCategoryPath } from '@/lib/content/article-files';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

/** Subgrid rows align the parts of neighboring cards. */
const cell = {
  size: { width: 384, height: 192 },
  card: tw`tablet:row-span-6 tablet:mbe-12 tablet:grid tablet:grid-rows-subgrid tablet:gap-3`,
  plate: tw`aspect-2/1 tablet:mbe-2`,
  text: tw`tablet:row-[2/-1] tablet:grid tablet:grid-rows-subgrid`,
  title: tw`text-h4`,
  subtitle: tw`text-ink-2`,
};

const variants = {
  lead: {
    size: { width: 680, height: 382 },
    card: tw`my-[clamp(32px,4vw,48px)_clamp(56px,8vw,112px)] wide:grid wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-6`,
    plate: tw`aspect-16/9`,
    text: tw`wide:py-2 wide:ps-6`,
    title: tw`text-h2 max-inline-[20ch]`,
    subtitle: tw`lead`,
  },
  cell,
  /** An odd last card takes both columns. */
  last: {
    ...cell,
    card: `${cell.card} medium:col-span-full medium:grid-cols-2 medium:grid-rows-[auto] medium:gap-6`,
    text: `${cell.text} medium:row-auto medium:flex`,
  },
};

export function ArticleCard({
  article,
  variant = 'cell',
}: {
  article: Article;
  variant?: keyof typeof variants;
}) {
  const { slug, motif, hue, category, title, subtitle, author, publishDate, published, readTime } = article;
  const classes = variants[variant];
  return (
    <article className={`group relative flex flex-col gap-5 ${classes.card}`}>
      <div className={`overflow-hidden rounded-card bg-surface-2 ${classes.plate}`}>
        <Art kind={motif} hue={hue} slug={slug} {...classes.size} fit="cover" />
      </div>
      <div className={`flex flex-1 flex-col items-start justify-items-start gap-3 ${classes.text}`}>
        {/* Above the link that covers the card. */}
        <Badge as={Link} className="relative z-1" href={getCategoryPath(category)}>
          {category}
        </Badge>
        <h2 className={`line-clamp-3 ${classes.title}`}>
          <Link
            className="card-link decoration-1 underline-offset-4 group-hover:underline"
            href={routes.article(slug)}
          >
            <NoBreakHyphens text={title} />
          </Link>
        </h2>
        <p className={`line-clamp-4 text-balance ${classes.subtitle}`}>
          <NoBreakHyphens text={subtitle} />
        </p>
        <p className="mbs-auto flex flex-wrap gap-x-2 border-bs border-line pbs-3 text-help leading-5 inline-full *:not-first:before:me-2 *:not-first:before:content-['·'_/_'']">
          <span>{author}</span>
          <time dateTime={publishDate}>{published.card}</time>
          <span>{readTime}</span>
        </p>
        <p
          className="-mbs-1 flex items-center gap-2 text-sm leading-6 font-bold text-accent"
          aria-hidden="true"
        >
          {words.read}
          <MovingArrow size={16} />
        </p>
      </div>
    </article>
  );
}
