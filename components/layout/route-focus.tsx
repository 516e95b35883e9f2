'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusPart } from '@/components/ui/focus-part';

/**
 * Focus management of client-side navigation: the frame stays, and with it the link that has the focus, so the focus is
 * moved to the content, or to the part of the page that the link names. The first page keeps the browser's behavior.
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
