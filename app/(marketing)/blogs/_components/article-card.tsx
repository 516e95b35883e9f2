import { cx } from 'class-variance-authority';
import { TracePanel } from '@/components/sections/trace-panel';
import { Badge } from '@/components/ui/badge';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { articleListMessages } from '@/content/messages/articles';
import { getCategoryPath } from '@/lib/site-map/article-files';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';
import { ArticleFigure } from './article-figure';

const variants = {
  lead: {
    card: tw`my-[clamp(32px,4vw,48px)_clamp(48px,6vw,80px)] @xl:grid @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @xl:gap-6`,
    media: tw`content-center p-5 @md:p-8 @xl:min-block-95`,
    text: tw`@xl:justify-center @xl:gap-4 @xl:py-2 @xl:ps-6 @xl:*:mbs-0`,
    title: tw`text-h2 measure-20`,
    subtitle: tw`lead`,
  },
  /** Of two columns, an odd third takes both. */
  drawn: {
    card: tw`@md:@max-xl:nth-3:col-span-full @md:@max-xl:nth-3:grid @md:@max-xl:nth-3:grid-cols-2 @md:@max-xl:nth-3:items-start @md:@max-xl:nth-3:gap-6`,
    media: tw`p-5 @md:p-6 @md:min-block-43`,
    text: '',
    title: tw`text-h4`,
    subtitle: tw`text-ink-2`,
  },
  plain: {
    card: tw`border-bs border-line-strong pbs-5`,
    media: '',
    text: '',
    title: tw`text-h4`,
    subtitle: tw`text-ink-2`,
  },
};

export function ArticleCard({ article, variant }: { article: Article; variant: keyof typeof variants }) {
  const { slug, category, title, subtitle, author, publishDate, published, readTime, trace, isDark } =
    article;
  const classes = variants[variant];
  const Heading = variant === 'plain' ? 'h3' : 'h2';
  const run = variant === 'lead' ? trace : undefined;
  return (
    <article aria-label={title} className={cx('group relative flex flex-col gap-5', classes.card)}>
      {variant !== 'plain' && (
        <div
          className={cx(
            'grid rounded-card',
            run ? 'bg-tint' : isDark ? 'dark-theme' : 'bg-surface-2',
            classes.media,
          )}
        >
          {run ? <TracePanel trace={run} /> : <ArticleFigure article={article} />}
        </div>
      )}
      <div className={cx('flex flex-1 flex-col items-start justify-items-start gap-3', classes.text)}>
        {/* Above the link that covers the card. */}
        <Badge as={Link} className="relative z-1" href={getCategoryPath(category)}>
          {category}
        </Badge>
        <Heading className={cx('line-clamp-3', classes.title)}>
          <Link
            className="card-link decoration-1 underline-offset-4 group-hover:underline"
            href={routes.article(slug)}
          >
            <NoBreakHyphens text={title} />
          </Link>
        </Heading>
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
