import { cx } from 'class-variance-authority';
import { MetricValue } from '@/components/typography/metric-value';

/** Sets two levels large, with an arrow from the gray one to the other. */
export function LevelChange({
  before,
  after,
  person,
  spoken,
  className = '',
}: {
  before?: string | undefined;
  after: string;
  /** The second level is a person's. */
  person?: boolean | undefined;
  /** Says which is which to screen readers. */
  spoken: { before: string; after: string };
  className?: string;
}) {
  return (
    <p
      className={cx(
        'flex flex-wrap items-baseline gap-x-[0.3em] leading-[1.06] tracking-tightest',
        className,
      )}
    >
      {before && (
        <span className="font-normal whitespace-nowrap text-ink-3">
          <span className="sr-only">{`${spoken.before} `}</span>
          <MetricValue>{before}</MetricValue>
        </span>
      )}
      <span className="flex items-baseline gap-[0.3em] whitespace-nowrap">
        {before && (
          <svg className="change-arrow" viewBox="0 0 48 24" aria-hidden="true">
            <path d="M2 12h42M35 4l9 8-9 8" />
          </svg>
        )}
        <span className={cx('font-semibold', person ? 'text-person' : 'text-accent')}>
          {before && <span className="sr-only">{` ${spoken.after} `}</span>}
          <MetricValue>{after}</MetricValue>
        </span>
      </span>
    </p>
  );
}
