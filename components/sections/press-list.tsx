import { Badge } from '@/components/ui/badge';
import { getButtonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import { type PressRelease, pressPage } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { NoBreakHyphens } from '../typography/no-break-hyphens';
import { Wordmark } from '../typography/wordmark';
import { TracePanel } from './trace-panel';

const variants = {
  lead: {
    row: tw`pbe-[clamp(36px,4.5vw,60px)]`,
    picture: tw`content-center justify-items-center gap-6 bg-tint p-5 text-[1.25rem] *:last:justify-self-stretch tablet:p-8 mid:col-span-full wide:col-span-6 narrow:order-last`,
    words: tw`mid:col-span-full wide:col-[7/-1] wide:ps-6`,
    title: tw`text-h2 max-inline-[20ch]`,
  },
  row: {
    row: tw`border-bs border-line py-[clamp(28px,3vw,40px)]`,
    picture: tw`place-items-center bg-surface-2 p-5 text-lg min-block-32 wide:col-span-3 phone:hidden`,
    words: tw`mid:col-2 wide:col-[4/-1] wide:grid-cols-[minmax(0,6fr)_minmax(0,3fr)] wide:ps-6`,
    title: tw`text-h3 max-inline-[28ch]`,
  },
};

/** @param lead Gives the newest release the page's width. */
export function PressList({ releases, lead = false }: { releases: readonly PressRelease[]; lead?: boolean }) {
  return (
    <ul className="container pbe-section">
      {releases.map((release, index) => (
        <PressItem release={release} variant={lead && index === 0 ? 'lead' : 'row'} key={release.slug} />
      ))}
    </ul>
  );
}

function PressItem({ release, variant }: { release: PressRelease; variant: keyof typeof variants }) {
  const { slug, title, subtitle, excerpt, date, day, location, category, excludes, partner, exhibit } =
    release;
  const classes = variants[variant];
  return (
    <li
      className={`group relative grid gap-x-6 gap-y-6 mid:grid-cols-[200px_minmax(0,1fr)] wide:grid-cols-12 ${classes.row}`}
    >
      {partner && (
        <div className={`grid rounded-card ${classes.picture}`}>
          <span className={variant === 'lead' ? 'phone:hidden' : ''} aria-hidden="true">
            <Wordmark face={partner.face}>{partner.name}</Wordmark>
          </span>
          {variant === 'lead' && exhibit && <TracePanel trace={exhibit} />}
        </div>
      )}
      <div className={`grid content-center gap-x-10 gap-y-6 ${classes.words}`}>
        <div className="grid content-start justify-items-start gap-3 text-ink-2">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm leading-5.5">
            <time className="font-semibold text-ink" dateTime={date}>
              {day.short}
            </time>
            <span>{location}</span>
            <Badge>{category}</Badge>
          </p>
          <h2 className={`text-ink group-hover:text-accent ${classes.title}`}>
            <Link className="after:absolute after:inset-0" href={routes.release(slug)}>
              <NoBreakHyphens text={title} />
            </Link>
          </h2>
          <p className="text-lg leading-7 text-balance text-ink max-inline-[50ch]">
            <NoBreakHyphens text={subtitle} />
          </p>
          <p className="text-balance max-inline-[56ch]">
            <NoBreakHyphens text={excerpt} />
          </p>
          <span className={getButtonClass({ variant: 'tertiary' })} aria-hidden="true">
            {pressPage.read} <Icon name="arrow" size={20} className="group-hover:translate-x-0.75" />
          </span>
        </div>
        {excludes.length > 0 && (
          <div className="grid gap-1 self-start border-s-2 border-person ps-4">
            <h3 className="label text-person">{pressPage.headings.excludes}</h3>
            <ul className="flex flex-wrap gap-x-5 gap-y-1 text-md leading-6 wide:grid">
              {excludes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </li>
  );
}
