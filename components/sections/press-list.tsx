import { Badge } from '@/components/ui/badge';
import { getButtonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Icon } from '@/components/ui/icon';
import type { PressRelease } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { NoBreakHyphens } from '../typography/no-break-hyphens';

export function PressList({ releases, read }: { releases: readonly PressRelease[]; read: string }) {
  return (
    <ul className="container pbe-section">
      {releases.map(({ slug, title, subtitle, excerpt, date, day, location, category }) => (
        <li
          className="group relative grid gap-x-6 gap-y-5 border-bs border-line py-[clamp(28px,3.5vw,44px)] last:border-be mid:grid-cols-[200px_minmax(0,1fr)] wide:grid-cols-12"
          key={slug}
        >
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-x-4 gap-y-1.5 text-sm leading-5.5 text-ink-2 mid:grid-cols-1 mid:content-start wide:col-span-4">
            <time className="font-semibold text-ink" dateTime={date}>
              {day.short}
            </time>
            <span>{location}</span>
            <Badge className="col-span-full">{category}</Badge>
          </div>
          <div className="grid justify-items-start gap-3 text-ink-2 max-inline-[64ch] wide:col-[5/-1]">
            <h2 className="text-h3 text-ink group-hover:text-accent">
              <Link className="after:absolute after:inset-0" href={routes.release(slug)}>
                <NoBreakHyphens text={title} />
              </Link>
            </h2>
            <p className="text-lg leading-7 text-ink">
              <NoBreakHyphens text={subtitle} />
            </p>
            <p>
              <NoBreakHyphens text={excerpt} />
            </p>
            <span className={getButtonClass({ variant: 'tertiary' })} aria-hidden="true">
              {read} <Icon name="arrow" size={20} className="group-hover:translate-x-0.75" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
