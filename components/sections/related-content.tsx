import { cx } from 'class-variance-authority';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Link } from '@/components/ui/link';
import type { Related } from '@/lib/content/related';
import { tw } from '@/components/ui/tw';
import { sectionMessages } from '@/content/messages/sections';

const line = tw`border-bs border-line pbs-[clamp(24px,4vw,48px)]`;
const MIN_ENTRIES = 3;

/** A band needs distance from its hairline; after a text the articles come next. */
const places = {
  section: { outer: tw`pbe-section`, inner: line },
  text: { outer: tw`mbs-[clamp(56px,7vw,96px)]`, inner: line },
  band: { outer: tw`py-section`, inner: '' },
};

/** Lists the records that share topics with a page. */
export function RelatedContent({
  groups,
  below = 'section',
}: {
  groups: readonly Related[];
  below?: keyof typeof places;
}) {
  if (groups.flatMap(({ links }) => links).length < MIN_ENTRIES) return null;
  return (
    <aside className={cx('site-container print:hidden', places[below].outer)} aria-labelledby="read-on">
      <div
        className={cx(
          'grid gap-x-6 gap-y-5 @xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]',
          places[below].inner,
        )}
      >
        <h2 className="text-h3" id="read-on">
          {sectionMessages.readOn}
        </h2>
        <RelatedLinks groups={groups} />
      </div>
    </aside>
  );
}

function RelatedLinks({ groups }: { groups: readonly Related[] }) {
  return (
    <div className={cx('grid gap-x-6 gap-y-6', groups.length === 4 ? 'grid-auto-2' : 'grid-auto-3')}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h3 className="kicker pbe-2">{heading}</h3>
          <ul>
            {links.map(({ path, title, note }) => (
              <li className="border-bs border-line" key={path}>
                <Link className="group grid gap-0.5 pbs-2.5 pbe-3" href={path}>
                  <span className="text-base leading-6 font-semibold text-balance decoration-1 underline-offset-4 group-hover:underline">
                    <NoBreakHyphens text={title} />
                  </span>{' '}
                  {note && <span className="text-help">{note}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
