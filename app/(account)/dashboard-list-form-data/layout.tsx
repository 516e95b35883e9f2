import type { ReactNode } from 'react';
import { TimeZone } from '@/components/dashboard/time-zone';
import { readTimeZone } from '@/lib/dashboard/read-time-zone';

/** Hides the footer's columns of links below a tool. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="contents" data-short-footer>
      <TimeZone zone={await readTimeZone()}>{children}</TimeZone>
    </div>
  );
}
