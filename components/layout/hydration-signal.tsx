'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/startup/constants';

/**
 * Announces that the page is hydrated: the start-up script repeats a click. Rendered after everything whose effects must
 * have run by then.
 */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
