import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { StartingPoint } from './search-dialog';
import './search-dialog.css';

interface Points {
  points: StartingPoint[];
  onFollow: () => void;
}

/** Before anything is asked. */
export function StartFrom({ points, onFollow }: Points) {
  return (
    <nav aria-labelledby="search-start">
      <p className="search__kind" id="search-start">
        Start from
      </p>
      <ul>
        {points.map(({ label, href }) => (
          <li key={href}>
            <Link className="search-point" href={href} onClick={onFollow}>
              {label} <Glyph name="arrow" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** No page matches. */
export function NothingFound({ query, points, onFollow }: Points & { query: string }) {
  return (
    <>
      <div className="search__note">
        <p className="search__title">Nothing found for “{query}”</p>
        <p>Try fewer or other words, or begin with one of these pages.</p>
      </div>
      <StartFrom points={points} onFollow={onFollow} />
    </>
  );
}

/** The index did not come. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search__note" role="alert">
      <p className="search__title">The search could not be loaded</p>
      <p>Check your connection and try again. What you typed is kept.</p>
      <Button variant="secondary" onClick={onRetry}>
        <Glyph name="refresh" size={16} /> Retry
      </Button>
    </div>
  );
}

/** A development server before any build. */
export function NoIndex() {
  return (
    <div className="search__note">
      <p className="search__title">There is no search index yet</p>
      <p>The build makes it from the finished pages: npm run build.</p>
    </div>
  );
}
