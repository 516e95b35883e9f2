'use client';

import { useClientValue } from '@/components/ui/use-client-value';

/**
 * The year in which the page is read.
 *
 * @param built The year of the build, which the page shows until it is hydrated.
 */
export function CurrentYear({ built }: { built: string }) {
  const year = useClientValue(() => String(new Date().getFullYear()), built);
  return <time>{year}</time>;
}
