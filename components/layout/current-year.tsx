'use client';

import { useClientValue } from '@/components/ui/use-client-value';

/** Shows the current year; until hydration that of the build. */
export function CurrentYear({ built }: { built: string }) {
  const year = useClientValue(() => String(new Date().getFullYear()), built);
  return <time>{year}</time>;
}
