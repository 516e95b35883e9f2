'use client';

import { type KeyboardEvent, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { SearchResults } from './search-results';
import { NoIndex, NothingFound, NotLoaded, StartFrom } from './search-states';
import { useSearch } from './use-search';
import './search-dialog.css';
import '@/components/ui/controls.css';

export interface StartingPoint {
  label: string;
  href: string;
}

export interface SearchDialogProps {
  startingPoints: StartingPoint[];
  /** Hands over what was typed before the dialog was there. */
  takeTyped: () => string;
  /** Called when the dialog has closed. */
  onClosed: () => void;
}

/** The search: a field, and beneath it the pages that match, which arrow keys go through while the focus stays. */
export function SearchDialog({ startingPoints, takeTyped, onClosed }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const asked = useDeferredValue(query.trim());
  const { state, groups, retry } = useSearch(asked);
  const id = useId();
  const results = groups.flatMap((group) => group.results);
  const chosen = active < results.length ? active : -1;
  const option = (at: number) => `${id}-option-${at}`;

  // In one go with what it renders: no key comes between the end of keeping, the focus and the text in the field.
  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    setQuery(takeTyped());
    dialog.current.showModal();
  }, [takeTyped]);

  const close = () => dialog.current?.close();
  const move = (to: number) => {
    setActive(to);
    document.getElementById(option(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own. Safari says so of the one that ends it by its code alone.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it
    if (event.nativeEvent.isComposing || event.keyCode === 229 || results.length === 0) return;
    const last = results.length - 1;
    if (event.key === 'ArrowDown') move(chosen < last ? chosen + 1 : 0);
    else if (event.key === 'ArrowUp') move(chosen > 0 ? chosen - 1 : last);
    else if (event.key === 'Enter') document.getElementById(option(Math.max(chosen, 0)))?.click();
    else return;
    event.preventDefault();
  };

  const found = state === 'ready' && results.length > 0;
  return (
    <dialog ref={dialog} className="search" aria-label="Search" closedby="any" onClose={onClosed}>
      <div className="search__bar">
        <Glyph name="search" size={20} />
        <input
          className="search__field"
          type="text"
          role="combobox"
          aria-label="Search this site"
          aria-autocomplete="list"
          aria-expanded={found}
          aria-controls={found ? `${id}-list` : undefined}
          aria-activedescendant={found && chosen >= 0 ? option(chosen) : undefined}
          placeholder="Search this site"
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
        />
        <button className="icon-btn" type="button" aria-label="Close" onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      {/* Named and in the order of focus while it may scroll: nothing in the list takes the focus. */}
      <div
        className="search__body"
        {...(found && { role: 'region', 'aria-label': 'Pages found', tabIndex: 0 })}
      >
        {state === 'failed' && <NotLoaded onRetry={retry} />}
        {state === 'missing' && <NoIndex />}
        {state === 'loading' && asked !== '' && (
          <p className="search__wait">
            <span className="spinner" aria-hidden="true" /> Loading the search…
          </p>
        )}
        {state !== 'failed' && state !== 'missing' && asked === '' && (
          <StartFrom points={startingPoints} onFollow={close} />
        )}
        {found && (
          <SearchResults
            id={`${id}-list`}
            groups={groups}
            active={chosen}
            optionId={option}
            onFollow={close}
          />
        )}
        {state === 'ready' && asked !== '' && results.length === 0 && (
          <NothingFound query={asked} points={startingPoints} onFollow={close} />
        )}
      </div>
      <div className="search__foot">
        <p role="status">{state === 'ready' && asked !== '' && count(results.length)}</p>
        <p className="search__keys" aria-hidden="true">
          {found && (
            <>
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> choose
              </span>
              <span>
                <kbd>Enter</kbd> open
              </span>
            </>
          )}
          <span>
            <kbd>Esc</kbd> close
          </span>
        </p>
      </div>
    </dialog>
  );
}

const count = (results: number) =>
  results === 0 ? 'No results' : results === 1 ? '1 result' : `${results} results`;
