'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the content after an internal link was followed: the frame stays, and with it the link that
 * held the focus. The first page and a link to a part of a page keep what the browser does.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
