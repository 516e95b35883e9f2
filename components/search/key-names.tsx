import { searchMessages } from '@/content/messages/search';

/** The keys of the search, for devices that have them. */
export function KeyNames({ hasResults }: { hasResults: boolean }) {
  return (
    <p className="ms-auto flex gap-4 max-sm:hidden [@media(hover:none)]:hidden" aria-hidden="true">
      {hasResults && (
        <>
          <span>
            <Key>↑</Key> <Key>↓</Key>
            {` ${searchMessages.keys.choose}`}
          </span>{' '}
          <span>
            <Key>{searchMessages.keys.enter}</Key>
            {` ${searchMessages.keys.open}`}
          </span>{' '}
        </>
      )}
      <span>
        <Key>{searchMessages.keys.escape}</Key>
        {` ${searchMessages.keys.close}`}
      </span>
    </p>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block rounded-tag border border-line bg-surface-2 px-0.5 text-center label leading-5 text-ink-2 min-inline-5">
      {children}
    </kbd>
  );
}
