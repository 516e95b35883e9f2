'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusPart } from '@/components/ui/focus-part';

/**
 * Moves the focus to the content after an internal link was followed: the frame stays, and with it the link that
 * held the focus. A link to a part of a page moves it there. The first page keeps what the browser does.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (location.hash) focusPart(decodeURIComponent(location.hash.slice(1)));
    else document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
