import { Link } from '@/components/ui/link';
import type { MouseEvent } from 'react';
import { focusPart } from '@/components/ui/focus-part';
import { Glyph } from '@/components/ui/glyph';
import { markMatches } from '@/lib/search/search';
import type { ResultGroup } from './use-search';
import './search-dialog.css';

/** The pages found, grouped by part of the site: a listbox whose options are links. */
export function SearchResults({
  id,
  groups,
  active,
  optionId,
  onFollow,
}: {
  id: string;
  groups: ResultGroup[];
  active: number;
  optionId: (place: number) => string;
  onFollow: () => void;
}) {
  const follow = ({ metaKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // In another tab or window, the search stays.
    if (metaKey || ctrlKey || shiftKey) return;
    onFollow();
    const { pathname, hash } = currentTarget;
    if (hash && pathname === location.pathname) focusPart(hash.slice(1));
  };
  return (
    <div id={id} role="listbox" aria-label="Results">
      {groups.map(({ name, results }) => (
        <div key={name} role="group" aria-label={name}>
          <p className="search__kind" aria-hidden="true">
            {name}
          </p>
          {results.map(({ href, name: title, section, description, terms, place }) => (
            <Link
              key={href}
              id={optionId(place)}
              className="search-result"
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              href={href}

              onClick={follow}
            >
              <span className="search-result__name">
                <Marked text={title} terms={terms} />
              </span>
              {section && (
                <span className="search-result__section">
                  <Glyph name="chevron-right" size={16} />
                  <span>
                    <Marked text={section} terms={terms} />
                  </span>
                </span>
              )}
              <span className="search-result__text">
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
    piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}
