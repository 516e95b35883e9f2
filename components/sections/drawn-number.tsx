import { cx } from 'class-variance-authority';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { readSize } from '@/components/illustrations/read-drawing';
import { MetricValue } from '@/components/typography/metric-value';
import { tw } from '@/components/ui/tw';
import type { Picture } from '@/content/schema/picture';

const grounds = {
  tint: tw`bg-tint on-tint`,
  dark: tw`dark-theme [--color-surface-2:var(--color-bg)]`,
};

const large = tw`text-[min(clamp(4.5rem,2.5rem+5vw,7.5rem),20vw)] leading-none font-semibold tracking-tightest`;

/** Sets a number large, and draws what it counts. */
export function DrawnNumber({
  picture: { drawing, hue, value, label },
  ground = 'tint',
  isLarge = false,
  className,
}: {
  picture: Picture;
  ground?: keyof typeof grounds;
  /** Opens a page. */
  isLarge?: boolean;
  className: string;
}) {
  return (
    <figure
      className={cx(
        'hue grid grid-rows-[auto_minmax(0,1fr)] items-center gap-8 overflow-hidden rounded-card p-6 [--color-accent:var(--tint-ink)]',
        `hue-${hue}`,
        grounds[ground],
        className,
      )}
    >
      <figcaption
        className={cx(
          'text-pretty text-ink-2 measure-48',
          isLarge ? 'grid gap-4 text-h4' : 'text-base leading-6',
        )}
      >
        <span className={cx('block text-accent', isLarge ? large : 'text-change')}>
          <MetricValue>{value}</MetricValue>
        </span>{' '}
        {label}
      </figcaption>
      <DrawingFile name={drawing} size={readSize(drawing)} />
    </figure>
  );
}
