import { cx } from 'class-variance-authority';
import { MetricValue } from '@/components/typography/metric-value';
import { tw } from '@/components/ui/tw';
import { articleFigure } from '@/content/messages/articles';
import type { Article } from '@/lib/content/articles';

type Figure = NonNullable<Article['figure']>;

const looks = {
  before: { value: tw`font-normal text-ink-3`, marks: tw`stroke-line-strong` },
  after: { value: tw`font-semibold text-accent`, marks: tw`stroke-accent` },
  person: { value: tw`font-semibold text-person`, marks: tw`stroke-person` },
};

/** Counts out the levels of an article's figure, a mark for each unit. */
export function ArticleOpening({ figure, isDark }: { figure: Figure; isDark: boolean }) {
  const { before, after, label, person, marks } = figure;
  const rows = [
    ...(before ? [{ value: before, when: 'before' as const, count: marks?.before }] : []),
    { value: after, when: person ? ('person' as const) : ('after' as const), count: marks?.after },
  ];
  return (
    <div className="site-container print:hidden">
      <div
        className={cx(
          'grid gap-x-12 gap-y-3 rounded-band p-5 @md:gap-y-5 @md:p-10 @xl:grid-cols-[auto_minmax(0,1fr)]',
          isDark ? 'dark-theme' : 'bg-surface-2',
        )}
      >
        {rows.map(({ value, when, count }) => (
          <p className="grid items-center gap-y-2 @xl:col-span-full @xl:grid-cols-subgrid" key={when}>
            <span
              className={cx(
                'text-[clamp(3rem,1.9rem+4.6vw,6rem)] leading-none tracking-tightest whitespace-nowrap',
                looks[when].value,
              )}
            >
              {before && (
                <span className="sr-only">{`${articleFigure[when === 'before' ? 'before' : 'after']} `}</span>
              )}
              <MetricValue>{value}</MetricValue>
            </span>{' '}
            {marks && count !== undefined && (
              <svg
                className={cx(
                  'fill-none inline-full',
                  rows.length > 1 ? 'block-14 @md:block-20' : 'block-20 @md:block-36',
                )}
                viewBox={`0 0 ${marks.most} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {marks.of && <Marks count={marks.of} className="stroke-line" />}
                <Marks count={count} className={looks[when].marks} />
              </svg>
            )}
          </p>
        ))}
        <p className="mbs-2 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 @xl:col-span-full">
          <span className="text-h4 text-balance first-letter:uppercase @xl:text-h3">{label}</span>{' '}
          {marks && marks.unit !== '1' && (
            <span className="text-sm leading-5.5 text-ink-2">{articleFigure.mark(marks.unit)}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** Dashes are one path, however many marks there are. */
const Marks = ({ count, className }: { count: number; className: string }) => (
  <path className={className} d={`M0 .5H${count}`} strokeDasharray=".6 .4" />
);
