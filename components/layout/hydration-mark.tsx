'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/startup/names';

/**
 * Announces that the page is hydrated: the boot script replays what it has held. Rendered after everything whose effects
 * must have run by then.
 */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
