import { cx } from 'class-variance-authority';
import { Link } from '@/components/ui/link';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import { searchMessages } from '@/content/messages/search';
import { markMatches } from '@/lib/search/search';
import type { ResultGroup } from './use-search';

/** High contrast takes away the background. */
const selected = tw`aria-selected:bg-accent-soft forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 forced-colors:aria-selected:outline-[Highlight]`;

/** The pages found: a listbox whose options are links. */
export function SearchResults({
  id,
  groups,
  active,
  getOptionId,
  onFollow,
}: {
  id: string;
  groups: ResultGroup[];
  active: number;
  getOptionId: (place: number) => string;
  onFollow: (part: string) => void;
}) {
  const follow = ({ metaKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // A link in another tab leaves the search open.
    if (metaKey || ctrlKey || shiftKey) return;
    const { pathname, hash } = currentTarget;
    onFollow(pathname === location.pathname ? hash.slice(1) : '');
  };
  return (
    <div id={id} role="listbox" aria-label={searchMessages.results}>
      {groups.map(({ name, results }) => (
        <div key={name} role="group" aria-label={name}>
          <p className="px-3 pbs-3 pbe-1 mono" aria-hidden="true">
            {name}
          </p>
          {results.map(({ href, name: title, section, description, terms, place }) => (
            <Link
              key={href}
              id={getOptionId(place)}
              className={cx(
                'group/result block rounded-control px-3 py-2.5 eased-colors hover:bg-surface-2',
                selected,
              )}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              href={href}

              onClick={follow}
            >
              <span className="block text-base leading-5 font-bold wrap-anywhere">
                <Marked text={title} terms={terms} />
              </span>{' '}
              {section && (
                <span className="-ms-1 mbs-0.5 flex items-start gap-0.5 text-sm leading-5 font-medium text-ink-2">
                  <Icon name="chevron-right" size={16} className="mbs-0.5 text-accent" />
                  <span>
                    <Marked text={section} terms={terms} />
                  </span>
                </span>
              )}{' '}
              <span className="mbs-0.5 block text-help text-pretty group-aria-selected/result:text-ink-2">
                <Marked text={description} terms={terms} />
              </span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return markMatches(text, terms).map((piece, at) =>
    piece.hit ? (
      <mark
        className="bg-transparent font-bold text-accent underline decoration-accent-muted decoration-2 underline-offset-3 forced-colors:text-[Highlight]"
        key={at}
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
