'use client';

import { getStartUpScript } from '@/lib/env/deployment';

/** As a client component it is in the page alone, and not again in the page's data. */
export const StartUpScript = () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? getStartUpScript() : '' }}
  />
);
