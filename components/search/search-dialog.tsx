'use client';

import { type KeyboardEvent, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Glyph } from '@/components/ui/glyph';
import { actions } from '@/content/words/actions';
import { searchWords as words } from '@/content/words/search-dialog';
import { KeyNames } from './key-names';
import { SearchResults } from './search-results';
import { NoIndex, NothingFound, NotLoaded, StartFrom, type StartingPoint } from './search-states';
import { useSearch } from './use-search';
import '@/components/ui/controls.css';

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
    <Dialog
      ref={dialog}
      className="my-0 overflow-hidden [animation-duration:0.2s] not-sheet:[--room:min(12dvh,6rem)] not-sheet:inline-160 sheet:inline-full short:overflow-auto"
      aria-label={words.title}
      closedby="any"
      onClose={onClosed}
    >
      {/* The bar is the field: it carries the ring as a line, above the scrollbar of what follows. */}
      <div className="relative flex flex-none items-center gap-3 border-be border-line py-2 ps-5 pe-2 has-[input:focus-visible]:border-focus has-[input:focus-visible]:shadow-[0_1px_0_var(--color-focus)]">
        <Glyph name="search" size={20} className="text-accent" />
        <input
          className="flex-1 bg-transparent p-0 text-lg leading-7 tracking-[-0.005em] min-block-12 min-inline-0 placeholder:text-ink-3 placeholder:opacity-100 focus-visible:shadow-none focus-visible:outline-none"
          type="text"
          role="combobox"
          aria-label={words.field}
          aria-autocomplete="list"
          aria-expanded={found}
          aria-controls={found ? `${id}-list` : undefined}
          aria-activedescendant={found && chosen >= 0 ? option(chosen) : undefined}
          placeholder={words.field}
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
        <button className="icon-btn" type="button" aria-label={actions.close} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
      {/* Named and in the order of focus while it may scroll: nothing in the list takes the focus. No basis of zero: a
          modal dialog is as high as its content, and WebKit would count none here. */}
      <div
        className="flex-auto overflow-auto overscroll-contain p-2 min-block-0 focus-visible:shadow-none focus-visible:-outline-offset-2 short:flex-none short:overflow-visible"
        {...(found && { role: 'region', 'aria-label': words.found, tabIndex: 0 })}
      >
        {state === 'failed' && <NotLoaded onRetry={retry} />}
        {state === 'missing' && <NoIndex />}
        {state === 'loading' && asked !== '' && (
          <p className="flex items-center gap-3 px-3 py-5 text-ui leading-6 text-ink-2">
            <span className="spinner" aria-hidden="true" />
            {` ${words.loading}`}
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
      <div className="flex flex-none items-center justify-between gap-4 border-bs border-line px-5 py-2 text-xs leading-5 font-book text-ink-3 min-block-11">
        <p role="status">{state === 'ready' && asked !== '' && words.count(results.length)}</p>
        <KeyNames found={found} />
      </div>
    </Dialog>
  );
}
