import { cx } from 'class-variance-authority';
import { Badge } from '@/components/ui/badge';
import { getButtonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import { pressPage } from '@/content/press';
import type { Release } from '@/content/press/schema';
import * as routes from '@/lib/routes';
import { NoBreakHyphens } from '../typography/no-break-hyphens';

const row = tw`group relative grid border-bs border-line last:border-be`;

/** Each release with its facts; the newest is larger. */
export function PressList({ releases }: { releases: readonly Release[] }) {
  return (
    <ul className="site-container pbe-section">
      {releases.map(({ subtitle, excerpt, excludes, ...release }, index) => (
        <li
          className={cx(
            row,
            'gap-x-6 gap-y-4 py-[clamp(28px,3.5vw,48px)] @xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
          )}
          key={release.slug}
        >
          <div className="@xl:pbs-2">
            <Facts release={release} />
          </div>
          <div className="grid justify-items-start gap-3 text-ink-2">
            <ReleaseTitle release={release} className={index === 0 ? 'text-h2' : 'text-h3'} />
            <p className="text-lg leading-7 text-balance text-ink measure-60">
              <NoBreakHyphens text={subtitle} />
            </p>
            <p className="text-pretty measure-60">
              <NoBreakHyphens text={excerpt} />
            </p>
            {excludes.length > 0 && (
              <p className="border-s-2 border-person ps-4 text-md leading-6">
                <b className="font-semibold text-ink">{pressPage.headings.excludes}: </b>
                {excludes.join(', ')}
              </p>
            )}
            <span className={getButtonClass({ variant: 'tertiary' })} aria-hidden="true">
              {pressPage.read} <Icon name="arrow" size={20} className="group-hover:[translate:3px]" />
            </span>
          </div>
        </li>
      ))}
    </ul>
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

function Facts({ release: { date, day, location, category } }: { release: Brief }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm leading-5.5">
      <time className="font-semibold text-ink min-inline-22" dateTime={date}>
        {day.short}
      </time>{' '}
      <span className="@xl:min-inline-26">
        <Badge>{category}</Badge>
      </span>{' '}
      <span className="@max-xl:basis-full">{location}</span>
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
    <Heading className={cx('text-ink measure-28 group-hover:text-accent', className)}>
      <Link className="card-link" href={routes.release(slug)}>
        <NoBreakHyphens text={title} />
      </Link>
    </Heading>
  );
}
