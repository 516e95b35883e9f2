import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { actions } from '@/content/messages/layout';
import { searchMessages } from '@/content/messages/search';

export interface StartingPoint {
  label: string;
  href: string;
}

interface Points {
  points: StartingPoint[];
  onFollow: (part: string) => void;
}

export function StartFrom({ points, onFollow }: Points) {
  return (
    <nav aria-labelledby="search-start">
      <p className="px-3 pbs-3 pbe-1 mono" id="search-start">
        {searchMessages.startFrom}
      </p>
      <ul className="text-base leading-5 font-semibold">
        {points.map(({ label, href }) => (
          <li key={href}>
            <Link
              className="group flex items-center justify-between gap-3 rounded-control px-3 py-2.5 focus-inset eased-colors min-block-11 hover:bg-surface-2"
              href={href}
              onClick={() => onFollow('')}
            >
              {label}{' '}
              <Icon name="arrow" size={16} className="text-ink-3 eased-move group-hover:[translate:3px]" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function NothingFound({ query, points, onFollow }: Points & { query: string }) {
  return (
    <>
      <Note title={searchMessages.nothing(query)}>
        <p>{searchMessages.nothingAdvice}</p>
      </Note>
      <StartFrom points={points} onFollow={onFollow} />
    </>
  );
}

export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Note title={searchMessages.notLoaded} role="alert">
      <p>{searchMessages.notLoadedAdvice}</p>
      <Button variant="secondary" className="mbs-4" onClick={onRetry}>
        <Icon name="refresh" size={16} />
        {` ${actions.retry}`}
      </Button>
    </Note>
  );
}

/** A development server before any build. */
export function NoIndex() {
  return (
    <Note title={searchMessages.noIndex}>
      <p>{searchMessages.noIndexAdvice}</p>
    </Note>
  );
}

function Note({ title, role, children }: { title: string; role?: 'alert'; children: ReactNode }) {
  return (
    <div className="px-3 py-5 text-base leading-6 text-ink-2" role={role}>
      <p className="text-lg leading-7 font-bold wrap-anywhere text-ink">{title}</p>
      {children}
    </div>
  );
}
