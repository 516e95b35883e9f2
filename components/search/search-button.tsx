'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/toast/notify';
import { Glyph } from '@/components/ui/glyph';
import { keepEarlyTyping } from './early-typing';
import { loadIndex } from './load-index';
import type { SearchDialogProps, StartingPoint } from './search-dialog';
import '../ui/controls.css';

const NOT_LOADED = 'The search could not be loaded. Check your connection and try again.';

const loadDialog = () => import('./search-dialog');

/** Loads ahead; a failure is reported when the search is really asked for. */
const preload = () => {
  loadDialog().catch(() => undefined);
  loadIndex().catch(() => undefined);
};

/** Somebody types, or a dialog is open. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) ||
  document.querySelector('dialog[open], .dialog-scrim');

/**
 * Opens the site's search, as "/" does on every page. Code and index are loaded when the visitor reaches for it;
 * what is typed meanwhile is kept.
 *
 * @param startingPoints Pages to offer where nothing is found or asked yet.
 */
export function SearchButton({ startingPoints }: { startingPoints: StartingPoint[] }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const takeTyped = useRef<(() => string) | null>(null);

  const start = useCallback(() => {
    if (takeTyped.current) return;
    takeTyped.current = keepEarlyTyping();
    preload();
    loadDialog().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpen(true);
      },
      () => {
        takeTyped.current?.();
        takeTyped.current = null;
        notify({ kind: 'error', text: NOT_LOADED, id: 'search' });
      },
    );
  }, []);

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
        className="icon-btn site-header__search"
        type="button"
        aria-label="Search"
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        data-opens="search"
        title="Search (/)"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={start}
      >
        <Glyph name="search" size={20} />
      </button>
      {Dialog && open && (
        <Dialog
          startingPoints={startingPoints}
          takeTyped={() => takeTyped.current?.() ?? ''}
          onClosed={() => {
            takeTyped.current = null;
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
