'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Glyph } from '@/components/ui/glyph';
import { searchButton } from '@/content/words/search';
import { keepEarlyTyping } from './early-typing';
import { loadIndex } from './load-index';
import type { SearchDialogProps } from './search-dialog';
import type { StartingPoint } from './search-states';
import '../ui/controls.css';

const loadDialog = () => import('./search-dialog');

/** Prefetches; a failure is reported when the search is really asked for. */
const preload = () => {
  loadDialog().catch(() => undefined);
  loadIndex().catch(() => undefined);
};

interface Opening {
  Dialog: ComponentType<SearchDialogProps>;
  /** Tells it from the one before, which may have closed without a word yet. */
  number: number;
}

/** Somebody types, or a dialog is open. The field of a dialog that has just closed keeps the focus until the next frame. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') &&
    !target.closest('dialog:not([open])')) ||
  document.querySelector('dialog[open]');

/**
 * Opens the site's search, as "/" does on every page. Code and index are prefetched at the first interaction with it;
 * what is typed meanwhile is kept.
 *
 * @param startingPoints Pages to offer where nothing is found or asked yet.
 */
export function SearchButton({
  className = '',
  startingPoints,
}: {
  className?: string;
  startingPoints: StartingPoint[];
}) {
  const [opening, setOpening] = useState<Opening | null>(null);
  /** Keeps what is typed until the dialog takes it. */
  const kept = useRef<(() => string) | null>(null);

  const takeTyped = useCallback(() => {
    const text = kept.current?.() ?? '';
    kept.current = null;
    return text;
  }, []);

  const start = useCallback(() => {
    if (kept.current) return;
    const mine = keepEarlyTyping(() => {
      takeTyped();
      setOpening(null);
    });
    kept.current = mine;
    preload();
    loadDialog().then(
      ({ SearchDialog: Dialog }) => {
        if (kept.current !== mine) return;
        setOpening((last) => ({ Dialog, number: (last?.number ?? 0) + 1 }));
      },
      () => {
        if (kept.current !== mine) return;
        takeTyped();
        toast.error(searchButton.notLoaded, { id: 'search', duration: Infinity });
      },
    );
  }, [takeTyped]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (isBusy(event.target)) return;
      event.preventDefault();
      start();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [start]);

  return (
    <>
      <button
        className={`icon-btn ${className}`}
        type="button"
        aria-label={searchButton.label}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        data-opens="search"
        title={searchButton.title}
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={start}
      >
        <Glyph name="search" size={20} />
      </button>
      {opening && (
        <opening.Dialog
          key={opening.number}
          startingPoints={startingPoints}
          takeTyped={takeTyped}
          // It may say so when the next one is on its way.
          onClosed={() => setOpening((now) => (now === opening ? null : now))}
        />
      )}
    </>
  );
}
