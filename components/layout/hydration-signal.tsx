'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/lib/startup/constants';

/** Tells the start-up script to repeat an early click. It is rendered last, after all other effects. */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = '';
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
