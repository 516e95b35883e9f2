'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusHeading } from '@/components/ui/focus-heading';
import { VISIT_STEP } from '@/lib/startup/constants';

/** Focuses the content after client-side navigation, notes it, and closes open dialogs and menus. */
export function RouteFocus() {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    dispatchEvent(new Event(VISIT_STEP));
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover();
    if (location.hash) focusHeading(decodeURIComponent(location.hash.slice(1)));
    else document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
