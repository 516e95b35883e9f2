import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignOutForm } from '@/components/auth/sign-out-form';
import { DashboardError } from '@/components/dashboard/dashboard-error';
import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { RequestChart } from '@/components/dashboard/request-chart';
import { RequestFilters } from '@/components/dashboard/request-filters';
import { RequestList } from '@/components/dashboard/request-list';
import { RequestPanel } from '@/components/dashboard/request-panel';
import { UndeliveredNote } from '@/components/dashboard/undelivered-note';
import { dashboardMessages, teamMessages } from '@/content/messages/dashboard';
import { isUnreachable } from '@/lib/auth/session';
import { getListHref, getRequestHref, parseListQuery, parseRequestId } from '@/lib/dashboard/list-query';
import { type Dashboard, readDashboard } from '@/lib/dashboard/read-dashboard';
import { readTimeZone } from '@/lib/dashboard/read-time-zone';
import * as routes from '@/lib/routes';

export const metadata: Metadata = dashboardMessages.meta;

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const parameters = await searchParams;
  const query = parseListQuery(parameters);
  const zone = await readTimeZone();
  const requestId = parseRequestId(parameters['request']);
  const listHref = getListHref(query, { page: query.page });
  const requestHref = requestId && getRequestHref(query, requestId);
  const dashboard: Dashboard = isUnreachable(await headers())
    ? { status: 'thrown' }
    : await readDashboard(query, requestId, zone);
  if (dashboard.status === 'signed-out')
    redirect(routes.signIn({ notice: 'session-ended', next: requestHref ?? listHref }));
  if (dashboard.status === 'no-such-page') redirect(getListHref(query));
  if (dashboard.status !== 'ok')
    return (
      <div className="site-container mbe-24">
        <DashboardHeader title={dashboardMessages.title} lead={dashboardMessages.lead}>
          <SignOutForm />
        </DashboardHeader>
        <DashboardError kind={dashboard.status} />
      </div>
    );
  const { access, rows, total, days, sources, undelivered, open } = dashboard;
  const isOpen = access.request_read_access === 'any_confirmed_account' && access.reads_all;
  const notice = isOpen ? dashboardMessages.readByAll : access.is_staff ? null : dashboardMessages.readOwn;
  return (
    <div className="site-container mbe-24">
      <DashboardHeader
        title={dashboardMessages.title}
        lead={dashboardMessages.lead}
        link={access.is_staff && { href: routes.teamAndData, label: teamMessages.title }}
      >
        <SignOutForm email={access.email} />
      </DashboardHeader>
      {notice && <p className="mbe-4 text-sm leading-5 text-ink-2">{notice}</p>}
      {undelivered && (
        <UndeliveredNote undelivered={undelivered} href={getRequestHref(query, undelivered.requestId)} />
      )}
      <RequestChart days={days} zone={zone} />
      <RequestFilters query={query} sources={sources} canFilterStatus={access.is_staff}>
        <RequestList rows={rows} total={total} query={query} canExport={access.is_staff} />
      </RequestFilters>
      {open && <RequestPanel key={open.request.id} open={open} access={access} closeHref={listHref} />}
    </div>
  );
}
