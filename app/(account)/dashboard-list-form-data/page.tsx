import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RequestChart } from '@/components/dashboard/request-chart';
import { RequestList } from '@/components/dashboard/request-list';
import { RequestNotices } from '@/components/dashboard/request-notices';
import { SessionOver } from '@/components/dashboard/session-over';
import { dashboardWords } from '@/content/words/dashboard';
import { signOut } from '@/lib/auth/actions';
import { isUnreachable } from '@/lib/auth/session';
import { type Dashboard, readDashboard } from '@/lib/dashboard/dashboard';
import { listHref, parseListQuery, requestHref } from '@/lib/dashboard/list-query';
import { postedAnswer } from '@/lib/dashboard/posted-answer';
import { rowId } from '@/lib/dashboard/row-id';
import { enterDashboard, type Standing } from '@/lib/dashboard/team';
import * as routes from '@/lib/routes';

export const metadata: Metadata = dashboardWords.meta;

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const address = await searchParams;
  const query = parseListQuery(address);
  const asked = rowId(address['request']);
  const [dashboard, standing]: [Dashboard, Standing | null] = isUnreachable(await headers())
    ? [{ status: 'thrown' }, null]
    : await Promise.all([readDashboard(query, asked), enterDashboard()]);
  const posted = await postedAnswer();
  if (dashboard.status === 'signed-out') {
    const next = asked
      ? requestHref(query, asked)
      : listHref(query, { after: query.after, before: query.before });
    if (posted) return <SessionOver posted={posted} next={next} />;
    redirect(routes.asking(routes.auth, { notice: 'session-ended', next }));
  }
  if (dashboard.status !== 'ok')
    return (
      <div className="container max-inline-[calc(1320px+2*var(--gutter))]">
        <DashboardHead signOut={signOut} />
        <RequestList list={dashboard} query={query} />
      </div>
    );
  // Who was invited has become a member meanwhile, and reads more than was read.
  if (standing?.joined) redirect(asked ? requestHref(query, asked) : listHref(query));
  const { viewer, list, panels, notice, recent, open, answers } = dashboard;
  // Nothing comes after the row of the address: the rest is gone.
  if (list.rows.length === 0 && list.total > 0) redirect(listHref(query));
  return (
    <div className="container max-inline-[calc(1320px+2*var(--gutter))]">
      <DashboardHead signOut={signOut} email={viewer} isMember={standing?.staff} />
      <RequestNotices
        notice={notice}
        posted={panels.asked ? undefined : posted}
        isForAll={standing?.readers === 'verified'}
      />
      <RequestChart recent={recent} answers={answers} />
      <RequestList
        list={{ status: 'ok', ...list }}
        query={query}
        panels={panels}
        open={open}
        posted={posted}
      />
    </div>
  );
}
