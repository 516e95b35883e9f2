'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { showToast } from '@/components/ui/show-toast';
import { searchButton } from '@/content/messages/layout';
import { SEARCH_KEYS } from '@/lib/startup/constants';
import { loadIndex } from './load-index';
import type { SearchDialogProps } from './search-dialog';
import type { StartingPoint } from './search-states';

const loadDialog = () => import('./search-dialog');

/** Prefetches code and index. The search itself reports a failure. */
const preload = () => {
  loadDialog().catch(() => undefined);
  loadIndex().catch(() => undefined);
};

/** Opens the search. The start-up script presses it for "/", and keeps the keys that are typed until it is open. */
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
    const root = document.documentElement;
    preload();
    loadDialog().then(
      ({ SearchDialog }) => {
        // Something else was pressed meanwhile.
        if (!root.hasAttribute(SEARCH_KEYS)) return;
        setDialog(() => SearchDialog);
        setOpenOn(path);
      },
      () => {
        root.removeAttribute(SEARCH_KEYS);
        showToast('error', searchButton.notLoaded, { topic: 'search', duration: Infinity });
      },
    );
  };

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
