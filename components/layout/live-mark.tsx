'use client';

import { useEffect } from 'react';

/**
 * Says that the page is live: the boot script gives back what it has held. Stands after everything whose effects must
 * have run by then.
 */
export function LiveMark() {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    window.dispatchEvent(new Event('live'));
  }, []);
  return null;
}
