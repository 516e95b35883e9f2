import { cx } from 'class-variance-authority';
import { Badge } from '@/components/ui/badge';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { articleListMessages } from '@/content/messages/articles';
import { getCategoryPath } from '@/lib/site-map/article-files';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

const variants = {
  lead: {
    card: tw`my-[clamp(32px,4vw,48px)_clamp(48px,6vw,80px)] @xl:grid @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @xl:gap-6`,
    media: tw`aspect-3/2`,
    text: tw`@xl:justify-center @xl:gap-4 @xl:py-2 @xl:ps-6 @xl:*:mbs-0`,
    title: tw`text-h2 measure-20`,
    subtitle: tw`lead`,
  },
  card: { card: '', media: tw`aspect-2/1`, text: '', title: tw`text-h4`, subtitle: tw`text-ink-2` },
};

/** Size of the drawings of articles. */
const SIZE = [471, 392] as const;

export function ArticleCard({ article, variant }: { article: Article; variant: keyof typeof variants }) {
  const { slug, category, title, subtitle, author, publishDate, published, readTime, drawing, isDark } =
    article;
  const classes = variants[variant];
  return (
    <article aria-label={title} className={cx('group relative flex flex-col gap-5', classes.card)}>
      <div className={cx('overflow-hidden rounded-card', isDark && 'dark-theme', classes.media)}>
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
