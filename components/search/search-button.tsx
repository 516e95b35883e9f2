'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { showToast } from '@/components/ui/show-toast';
import { searchButton } from '@/content/messages/layout';
import { loadIndex } from './load-index';
import type { SearchDialogProps } from './search-dialog';
import type { StartingPoint } from './search-states';

const loadDialog = () => import('./search-dialog');

/** Prefetches code and index. The search itself reports a failure. */
const preload = () => {
  loadDialog().catch(() => undefined);
  loadIndex().catch(() => undefined);
};

/** Tells whether somebody types, or a dialog is open. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) ||
  document.querySelector('dialog[open], [role="dialog"]');

/** Opens the search, as "/" does on every page. The first interaction prefetches its code and index. */
export function SearchButton({
  className,
  startingPoints,
}: {
  className?: string;
  /** Pages to offer before a query, and where it finds nothing. */
  startingPoints: StartingPoint[];
}) {
  const path = usePathname();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  /** The page on which it is open: going to another one closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);

  const open = () => {
    preload();
    loadDialog().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpenOn(path);
      },
      () => showToast('error', searchButton.notLoaded, { topic: 'search', duration: Infinity }),
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isBusy(event.target)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <IconButton
        className={className}
        icon="search"
        iconSize={20}
        label={searchButton.label}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        data-opens="search"
        title={searchButton.title}
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={open}
      />
      {Dialog && (
        <Dialog
          startingPoints={startingPoints}
          open={openOn === path}
          onOpenChange={(opens) => setOpenOn(opens ? path : null)}
        />
      )}
    </>
  );
}
