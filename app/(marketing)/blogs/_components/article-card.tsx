import { Art } from '@/components/illustrations/illustration';
import { TracePanel } from '@/components/sections/trace-panel';
import { Badge } from '@/components/ui/badge';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { articleListWords as words } from '@/content/messages/articles';
import { getCategoryPath } from '@/lib/content/article-files';
import type { Article } from '@/lib/content/articles';
import * as routes from '@/lib/routes';

const cell = {
  size: { width: 384, height: 192 },
  card: '',
  plate: tw`aspect-2/1`,
  text: '',
  title: tw`text-h4`,
  subtitle: tw`text-ink-2`,
};

const variants = {
  lead: {
    size: { width: 680, height: 382 },
    card: tw`my-[clamp(32px,4vw,48px)_clamp(48px,6vw,80px)] wide:grid wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-6`,
    plate: tw`aspect-16/9 has-[figure]:aspect-auto`,
    text: tw`wide:justify-center wide:gap-4 wide:py-2 wide:ps-6 wide:*:mbs-0`,
    title: tw`text-h2 max-inline-[20ch]`,
    subtitle: tw`lead`,
  },
  cell,
  /** On a phone the picture is beside the words. */
  row: {
    ...cell,
    card: tw`phone:grid phone:grid-cols-[5.5rem_minmax(0,1fr)] phone:gap-4`,
    plate: tw`aspect-square self-start tablet:aspect-2/1 tablet:self-auto`,
  },
  /** An odd last card takes both columns. */
  last: {
    ...cell,
    card: tw`medium:col-span-full medium:grid medium:grid-cols-2 medium:gap-6 phone:grid phone:grid-cols-[5.5rem_minmax(0,1fr)] phone:gap-4`,
    plate: tw`aspect-square self-start tablet:aspect-2/1 tablet:self-auto`,
  },
};

export function ArticleCard({
  article,
  variant = 'cell',
}: {
  article: Article;
  variant?: keyof typeof variants;
}) {
  const { slug, motif, hue, category, title, subtitle, author, publishDate, published, readTime, trace } =
    article;
  const classes = variants[variant];
  return (
    <article className={`group relative flex flex-col gap-5 ${classes.card}`}>
      <div className={`overflow-hidden rounded-card bg-surface-2 ${classes.plate}`}>
        {variant === 'lead' && trace ? (
          <div className="grid items-center bg-tint p-5 block-full tablet:p-8">
            <TracePanel trace={trace} />
          </div>
        ) : (
          <Art kind={motif} hue={hue} slug={slug} {...classes.size} fit="cover" />
        )}
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
        <p className="mbs-auto flex flex-wrap gap-x-4 border-bs border-line pbs-3 text-help leading-5 inline-full">
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
