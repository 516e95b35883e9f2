'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { ZONE_COOKIE } from '@/lib/dashboard/calendar-day';
import * as routes from '@/lib/routes';

const ZoneContext = createContext('UTC');

/** Returns the zone of all days and times of the dashboard. */
export const useTimeZone = (): string => use(ZoneContext);

/** Shows the dashboard in the zone that the server took for the reader's, and sends the server another one. */
export function TimeZone({ zone, children }: { zone: string; children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (own === zone) return;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${ZONE_COOKIE}=${encodeURIComponent(own)}; path=${routes.dashboard}; samesite=lax${secure}`;
    router.refresh();
  }, [zone, router]);
  return <ZoneContext value={zone}>{children}</ZoneContext>;
}
