'use client';

import { useEffect } from 'react';
import { LIVE } from '@/lib/startup/names';

/**
 * Says that the page is live: the boot script gives back what it has held. Stands after everything whose effects must
 * have run by then.
 */
export function LiveMark() {
  useEffect(() => {
    document.documentElement.dataset[LIVE] = '';
    window.dispatchEvent(new Event(LIVE));
  }, []);
  return null;
}
