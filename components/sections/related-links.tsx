import { Link } from '@/components/ui/link';
import type { Related } from '@/lib/content/related';

/**
 * Ways on to other records, one column for each kind.
 *
 * @param most Columns, at most.
 */
export function RelatedLinks({
  groups,
  most = groups.length === 4 ? 2 : 3,
  heading: Heading = 'h3',
}: {
  groups: readonly Related[];
  most?: 2 | 3;
  heading?: 'h3' | 'h4';
}) {
  return (
    <div className={`grid gap-x-6 gap-y-8 ${most === 2 ? 'at-most-2' : 'at-most-3'}`}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <Heading className="kicker pbe-2">{heading}</Heading>
          <ul>
            {links.map(({ path, title, note }) => (
              <li className="border-bs border-line" key={path}>
                <Link className="group grid gap-0.5 pbs-2.5 pbe-3" href={path}>
                  <span className="text-ui leading-6 font-strong text-balance decoration-1 underline-offset-4 group-hover:underline">
                    {title}
                  </span>
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
