import { cx } from 'class-variance-authority';
import { Badge } from '@/components/ui/badge';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { LevelChange } from '@/components/sections/level-change';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { articleFigure, articleListMessages } from '@/content/messages/articles';
import { getCategoryPath } from '@/lib/site-map/article-files';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

const filled = tw`overflow-hidden bg-surface-2`;

const variants = {
  /** Across the page. */
  lead: {
    card: cx(
      filled,
      tw`mbs-[clamp(32px,4vw,48px)] rounded-band @xl:grid @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`,
    ),
    media: tw`aspect-3/2 @xl:aspect-auto`,
    text: tw`p-5 @md:p-8 @xl:content-center @xl:gap-4 @xl:p-10`,
    title: tw`text-h2 measure-20`,
    subtitle: tw`lead`,
  },
  /** Two columns of three. */
  wide: {
    card: cx(filled, tw`rounded-card @xl:col-span-2 @xl:grid @xl:grid-cols-2`),
    media: tw`aspect-2/1 @xl:aspect-auto`,
    text: tw`p-5 @md:p-8`,
    title: tw`text-h3`,
    subtitle: tw`text-ink-2`,
  },
  card: {
    card: tw`gap-5`,
    media: tw`aspect-2/1 rounded-card`,
    text: '',
    title: tw`text-h4`,
    subtitle: tw`text-ink-2`,
  },
};

/** Size of the drawings of articles. */
const SIZE = [471, 392] as const;

export function ArticleCard({ article, variant }: { article: Article; variant: keyof typeof variants }) {
  const {
    slug,
    category,
    title,
    subtitle,
    author,
    publishDate,
    published,
    readTime,
    drawing,
    isDark,
    figure,
  } = article;
  const classes = variants[variant];
  return (
    <article aria-label={title} className={cx('group relative flex flex-col', classes.card)}>
      <div className={cx('overflow-hidden', isDark && 'dark-theme', classes.media)}>
        <DrawingFile name={drawing} size={SIZE} isCover />
      </div>
      <div className={cx('flex flex-1 flex-col items-start justify-items-start gap-3', classes.text)}>
        {/* Above the link that covers the card. */}
        <Badge as={Link} className="relative z-1" href={getCategoryPath(category)}>
          {category}
        </Badge>
        <h2 className={cx('line-clamp-3', classes.title)}>
          <Link
            className="card-link decoration-1 underline-offset-4 group-hover:underline"
            href={routes.article(slug)}
          >
            <NoBreakHyphens text={title} />
          </Link>
        </h2>
        <p className={cx('line-clamp-4 text-balance', classes.subtitle)}>
          <NoBreakHyphens text={subtitle} />
        </p>
        {figure && variant !== 'card' && (
          <div className="mbs-2 grid gap-1.5">
            <LevelChange {...figure} spoken={articleFigure} className="text-change" />
            <p className="text-balance first-letter:uppercase">{figure.label}</p>
          </div>
        )}
        <p className="mbs-auto flex flex-wrap gap-x-4 border-bs border-line pbs-3 text-help leading-5 inline-full">
          <span>{author}</span> <time dateTime={publishDate}>{published.card}</time> <span>{readTime}</span>
        </p>
        <p
          className="-mbs-1 flex items-center gap-2 text-sm leading-6 font-bold text-accent"
          aria-hidden="true"
        >
          {articleListMessages.read}
          <MovingArrow size={16} />
        </p>
      </div>
    </article>
  );
}
