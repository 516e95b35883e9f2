'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { isDevelopment } from '@/lib/env/deployment';
import { HYDRATED } from '@/lib/startup/constants';

/** Tells the start-up script to repeat an early click. It is rendered last, after all other effects. */
export function HydrationSignal() {
  const router = useRouter();
  useEffect(() => {
    // While React runs effects, it cannot hydrate the part of an early click.
    queueMicrotask(() => {
      document.documentElement.dataset[HYDRATED] = '';
      window.dispatchEvent(new Event(HYDRATED));
    });
    return isDevelopment ? repeatEarlyEdits(() => router.refresh()) : undefined;
  }, [router]);
  return null;
}

/** Asks again for a page that Next fetched after an edit while React could not yet show it. */
function repeatEarlyEdits(refresh: () => void): () => void {
  const hydratedAt = performance.now();
  const isEarly = ({ name, startTime }: PerformanceEntry) =>
    startTime < hydratedAt && new URL(name).searchParams.has('_rsc');
  const observer = new PerformanceObserver((list) => list.getEntries().some(isEarly) && refresh());
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
