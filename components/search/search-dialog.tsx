'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { focusHeading } from '@/components/ui/focus-heading';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { actions } from '@/content/messages/layout';
import { searchMessages } from '@/content/messages/search';
import { SEARCH_KEYS } from '@/lib/startup/constants';
import { KeyNames } from './key-names';
import { SearchResults } from './search-results';
import { NoIndex, NothingFound, NotLoaded, StartFrom, type StartingPoint } from './search-states';
import { useSearch } from './use-search';

export interface SearchDialogProps {
  startingPoints: StartingPoint[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SearchDialog({ startingPoints, open, onOpenChange }: SearchDialogProps) {
  /** The fragment of a followed link on this page; empty for another page. */
  const followed = useRef<string>(undefined);
  /** Radix gives the focus back to a trigger of its own alone. */
  const opener = useRef<Element>(null);
  const follow = (part: string) => {
    followed.current = part;
    onOpenChange(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* Radix's own overlay injects a style that the policy refuses. */}
        <div className="fixed inset-0 z-60 [animation:fade_0.2s_var(--ease-out)] bg-scrim" />
        <Dialog.Content
          className="dialog my-0 flex overflow-hidden [animation-duration:0.2s] max-sm:inline-full sm:[--room:min(12dvh,6rem)] sm:inline-160 short:overflow-auto"
          aria-describedby={undefined}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (followed.current) focusHeading(followed.current);
            else if (followed.current === undefined && opener.current instanceof HTMLElement)
              opener.current.focus();
            followed.current = undefined;
          }}
        >
          <Dialog.Title className="sr-only">{searchMessages.title}</Dialog.Title>
          <SearchPanel startingPoints={startingPoints} onFollow={follow} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A field above the pages that match. Arrow keys choose one while the focus stays. */
function SearchPanel({
  startingPoints,
  onFollow,
}: {
  startingPoints: StartingPoint[];
  onFollow: (part: string) => void;
}) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const deferredQuery = useDeferredValue(query.trim());
  const { state, groups, retry } = useSearch(deferredQuery);
  const id = useId();
  const results = groups.flatMap((group) => group.results);
  const chosen = active < results.length ? active : -1;
  const getOptionId = (index: number) => `${id}-option-${index}`;

  const move = (to: number) => {
    setActive(to);
    document.getElementById(getOptionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to an input method while it composes. In Safari only the code tells its last one.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it
    if (event.nativeEvent.isComposing || event.keyCode === 229 || results.length === 0) return;
    const last = results.length - 1;
    if (event.key === 'ArrowDown') move(chosen < last ? chosen + 1 : 0);
    else if (event.key === 'ArrowUp') move(chosen > 0 ? chosen - 1 : last);
    else if (event.key === 'Enter') document.getElementById(getOptionId(Math.max(chosen, 0)))?.click();
    else return;
    event.preventDefault();
  };

  const takeTypedKeys = () => {
    const keys = document.documentElement.getAttribute(SEARCH_KEYS);
    if (keys) setQuery(keys);
    document.documentElement.removeAttribute(SEARCH_KEYS);
  };

  const hasResults = state === 'ready' && results.length > 0;
  return (
    <>
      {/* The bar shows the focus of its field as a line. */}
      <div className="relative flex flex-none items-center gap-3 border-be border-line py-2 ps-5 pe-2 text-lg leading-7">
        <Icon name="search" size={20} className="text-accent" />
        <input
          className="peer flex-1 bg-transparent p-0 min-block-12 min-inline-0 focus-visible:[box-shadow:none] focus-visible:outline-none"
          type="text"
          role="combobox"
          aria-label={searchMessages.field}
          aria-autocomplete="list"
          aria-expanded={hasResults}
          aria-controls={hasResults ? `${id}-list` : undefined}
          aria-activedescendant={hasResults && chosen >= 0 ? getOptionId(chosen) : undefined}
          placeholder={searchMessages.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onFocus={takeTypedKeys}
        />
        <span
          className="absolute inset-x-0 -bottom-0.5 hidden border-be-2 border-focus peer-focus-visible:block"
          aria-hidden="true"
        />
        <Dialog.Close asChild>
          <IconButton icon="close" label={actions.close} />
        </Dialog.Close>
      </div>
      {/* Focusable for scrolling, since nothing in the list takes the focus. With a basis of zero WebKit gives it no height. */}
      <div
        className="flex-auto overflow-auto overscroll-contain p-2 focus-inset min-block-0 short:flex-none short:overflow-visible"
        {...(hasResults && { role: 'region', 'aria-label': searchMessages.found, tabIndex: 0 })}
      >
        {state === 'failed' && <NotLoaded onRetry={retry} />}
        {state === 'missing' && <NoIndex />}
        {state === 'loading' && deferredQuery !== '' && (
          <p className="flex items-center gap-3 px-3 py-5 text-base leading-6 text-ink-2">
            <Spinner />
            {` ${searchMessages.loading}`}
          </p>
        )}
        {state !== 'failed' && state !== 'missing' && deferredQuery === '' && (
          <StartFrom points={startingPoints} onFollow={onFollow} />
        )}
        {hasResults && (
          <SearchResults
            id={`${id}-list`}
            groups={groups}
            active={chosen}
            getOptionId={getOptionId}
            onFollow={onFollow}
          />
        )}
        {state === 'ready' && deferredQuery !== '' && results.length === 0 && (
          <NothingFound query={deferredQuery} points={startingPoints} onFollow={onFollow} />
        )}
      </div>
      <div className="flex flex-none items-center justify-between gap-4 border-bs border-line px-5 py-2 text-xs leading-5 font-normal text-ink-3 min-block-11">
        <p role="status">
          {state === 'ready' && deferredQuery !== '' && searchMessages.count(results.length)}
        </p>
        <KeyNames hasResults={hasResults} />
      </div>
    </>
  );
}
