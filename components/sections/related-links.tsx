import { Link } from '@/components/ui/link';
import type { Related } from '@/lib/content/related';
import './related-links.css';
import './parts.css';

/** Ways on to other records, one column for each kind. */
export function RelatedLinks({
  groups,
  heading: Heading = 'h3',
}: {
  groups: readonly Related[];
  heading?: 'h3' | 'h4';
}) {
  return (
    <div className={groups.length === 4 ? 'related related--even' : 'related'}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <Heading className="kicker">{heading}</Heading>
          <ul>
            {links.map(({ path, title, note }) => (
              <li key={path}>
                <Link className="related__link" href={path}>
                  <span className="related__title">{title}</span>
                  <span className="help">{note}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
