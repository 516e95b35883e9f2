import { cx } from 'class-variance-authority';
import { Badge } from '@/components/ui/badge';
import { getButtonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';
import { MovingArrow } from '@/components/ui/moving-arrow';
import { tw } from '@/components/ui/tw';
import { pressPage } from '@/content/press';
import type { Release } from '@/content/press/schema';
import * as routes from '@/lib/routes';
import { NoBreakHyphens } from '../typography/no-break-hyphens';
import { DrawnNumber } from './drawn-number';

const row = tw`group relative grid border-bs border-line last:border-be`;

/** The newest release, as a front page. */
export function LeadRelease({ release }: { release: Release }) {
  return (
    <article className="group relative grid content-start gap-5 @xl:col-span-8 @xl:pe-6">
      <Facts release={release} />
      <ReleaseTitle release={release} className="text-h1" />
      <p className="lead text-balance text-ink">
        <NoBreakHyphens text={release.subtitle} />
      </p>
      {release.picture && <DrawnNumber picture={release.picture} className="mbs-2" />}
      <ReleaseEnd release={release} />
    </article>
  );
}

/** Older releases, each in a row with its picture. */
export function PressList({ releases }: { releases: readonly Release[] }) {
  return (
    <ul>
      {releases.map((release) => (
        <li className={cx(row, 'gap-x-6 gap-y-5 py-8 @xl:grid-cols-12')} key={release.slug}>
          <Facts release={release} className="self-start @xl:col-span-2" />
          <div className="grid content-start gap-3 @xl:col-span-6 @xl:pe-6">
            <ReleaseTitle release={release} className="text-h3" />
            <p className="text-pretty">
              <NoBreakHyphens text={release.subtitle} />
            </p>
            <ReleaseEnd release={release} />
          </div>
          {release.picture && <DrawnNumber picture={release.picture} className="@xl:col-span-4" />}
        </li>
      ))}
    </ul>
  );
}

function ReleaseEnd({ release: { excerpt, excludes } }: { release: Release }) {
  return (
    <div className="grid gap-3 text-ink-2">
      <p className="text-pretty measure-60">
        <NoBreakHyphens text={excerpt} />
      </p>
      {excludes.length > 0 && (
        <p className="border-s-2 border-person ps-4 text-base leading-6">
          <b className="font-semibold text-ink">{pressPage.headings.excludes}: </b>
          {excludes.join(', ')}
        </p>
      )}
      <span className={cx(getButtonClass({ variant: 'tertiary' }), 'justify-self-start')} aria-hidden="true">
        {pressPage.read} <MovingArrow size={20} />
      </span>
    </div>
  );
}

/** Each release on one line. */
export function PressLinks({ title, releases }: { title: string; releases: readonly Release[] }) {
  return (
    <section className="site-container pbe-section" aria-labelledby="published">
      <h2 className="mbe-5 text-h4" id="published">
        {title}
      </h2>
      <ul>
        {releases.map((release) => (
          <li
            className={cx(
              row,
              'grid-cols-[minmax(0,1fr)_20px] items-center gap-x-6 gap-y-1 py-5 @xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_20px]',
            )}
            key={release.slug}
          >
            <Facts release={release} />
            <ReleaseTitle release={release} as="h3" className="text-h4 @max-xl:col-1 @xl:max-inline-none" />
            <Icon
              name="arrow"
              size={20}
              className="text-ink-3 @max-xl:col-2 @max-xl:row-span-2 @max-xl:row-start-1"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Brief = Pick<Release, 'slug' | 'title' | 'date' | 'day' | 'location' | 'category'>;

function Facts({
  release: { date, day, location, category },
  className = '',
}: {
  release: Brief;
  className?: string;
}) {
  return (
    <p className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm leading-5.5', className)}>
      <time className="font-semibold text-ink min-inline-22" dateTime={date}>
        {day.short}
      </time>{' '}
      <Badge>{category}</Badge> <span>{location}</span>
    </p>
  );
}

function ReleaseTitle({
  release: { slug, title },
  as: Heading = 'h2',
  className,
}: {
  release: Brief;
  as?: 'h2' | 'h3';
  className: string;
}) {
  return (
    <Heading className={cx('text-ink measure-30 group-hover:text-accent', className)}>
      <Link className="card-link" href={routes.release(slug)}>
        <NoBreakHyphens text={title} />
      </Link>
    </Heading>
  );
}
