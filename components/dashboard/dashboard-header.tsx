import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { dashboardWords, teamWords } from '@/content/words/dashboard';
import * as routes from '@/lib/routes';

/**
 * Title of the dashboard, the way to the team page for staff, and the way out.
 *
 * @param children The way out.
 */
export function DashboardHeader({ isStaff = false, children }: { isStaff?: boolean; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pbs-[clamp(24px,4vw,48px)] pbe-8">
      <div>
        <h1 className="text-h3">{dashboardWords.title}</h1>
        <p className="mbs-1 text-ui leading-6 text-ink-2">{dashboardWords.lead}</p>
        {isStaff && (
          <p className="mbs-2 text-sm leading-5">
            <Link className="link" href={routes.teamAndData} prefetch={false}>
              {teamWords.title}
            </Link>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
