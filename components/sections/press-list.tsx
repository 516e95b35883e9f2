import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Glyph } from '@/components/ui/glyph';
import type { PressRelease } from '@/lib/content/press';
import { WholeWords } from './whole-words';
import './press.css';

/** The announcements, newest first, one to a row. */
export function PressList({ releases, read }: { releases: readonly PressRelease[]; read: string }) {
  return (
    <ul className="container press-list">
      {releases.map(({ slug, title, subtitle, excerpt, date, day, location, category }) => (
        <li className="press-item" key={slug}>
          <div className="press-item__facts">
            <time dateTime={date}>{day.short}</time>
            <span>{location}</span>
            <span className="badge badge--line">{category}</span>
          </div>
          <div className="press-item__text">
            <h2 className="h3">
              <Link className="press-item__link" href={`/press-release/${slug}`}>
                <WholeWords text={title} />
              </Link>
            </h2>
            <p className="press-item__subtitle">
              <WholeWords text={subtitle} />
            </p>
            <p>
              <WholeWords text={excerpt} />
            </p>
            <span className={buttonClass({ variant: 'tertiary' })} aria-hidden="true">
              {read} <Glyph name="arrow" size={20} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
