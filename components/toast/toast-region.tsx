'use client';

import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { toasts } from '@/content/words/toasts';
import { onToast, takeToasts } from './notify';
import { ToastCard } from './toast-card';
import { moveToasts, toastPlace } from './toast-place';

const SHOWN_MS = 6000;
const width = { '--width': '400px' } as CSSProperties;
/** The library's own distance from the window's edge, and the scrollbar that an open dialog took away. */
const offset = { right: 'calc(24px + var(--locked, 0px))' };

/** Toasts on show that have a name, by that name. */
const named = new Map<string, string | number>();

function showWaiting() {
  moveToasts();
  for (const { id, ...content } of takeToasts()) {
    const isUrgent = content.kind === 'error' || content.kind === 'loading';
    const stays = !content.brief && isUrgent;
    // A fresh one takes its place: the library removes a toast that is shown again while it leaves.
    if (id !== undefined) dismiss(id);
    const key = toast.custom((self) => <ToastCard {...content} onClose={() => toast.dismiss(self)} />, {
      duration: stays ? Infinity : SHOWN_MS,
      position: overSheet() ? 'top-center' : 'bottom-right',
    });
    if (id !== undefined) named.set(id, key);
  }
}

function dismiss(id: string) {
  const shown = named.get(id);
  if (shown !== undefined) toast.dismiss(shown);
  named.delete(id);
}

/** On a phone the demo dialog fills the screen, and its button is at the bottom. */
const overSheet = () =>
  matchMedia('(max-width: 639.98px)').matches && toastPlace().closest('dialog') !== null;

/** Draws the toasts: at most three, six seconds each, errors until they are closed. */
export function ToastRegion() {
  useEffect(() => {
    showWaiting();
    return onToast(showWaiting);
  }, []);
  return createPortal(
    <Toaster
      expand
      position="bottom-right"
      visibleToasts={3}
      gap={12}
      offset={offset}
      containerAriaLabel={toasts.region}
      style={width}
    />,
    toastPlace(),
  );
}
