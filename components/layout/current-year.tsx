'use client';

import { useInBrowser } from '@/components/ui/use-in-browser';

/**
 * The year in which the page is read.
 *
 * @param built The year of the build, which the page shows until it is hydrated.
 */
export function CurrentYear({ built }: { built: string }) {
  const year = useInBrowser(() => String(new Date().getFullYear()), built);
  return <time>{year}</time>;
}
