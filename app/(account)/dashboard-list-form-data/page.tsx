import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RequestChart } from '@/components/dashboard/request-chart';
import { RequestList } from '@/components/dashboard/request-list';
import { RequestNotices } from '@/components/dashboard/request-notices';
import { signOut } from '@/lib/auth/actions';
import { requireUser } from '@/lib/auth/require-user';
import { listHref, parseListQuery } from '@/lib/demo/list-query';
import { type DemoRequestList, listDemoRequests } from '@/lib/demo/queries';
import { readPanels, readSurroundings } from '@/lib/demo/request-details';

export const metadata: Metadata = {
  title: 'Demo Request Dashboard',
  description:
    'The list of demo requests for signed-in users, newest first, with name, email, phone, purpose and the time each was created.',
};

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const address = await searchParams;
  const query = parseListQuery(address);
  const user = await requireUser(listHref(query, { after: query.after, before: query.before }));
  const [list, surroundings]: [DemoRequestList, Awaited<ReturnType<typeof readSurroundings>> | null] = user
    ? await Promise.all([listDemoRequests(query), readSurroundings()])
    : [{ status: 'thrown' }, null];
  // Nothing comes after the row of the address: the rest is gone.
  if (list.status === 'ok' && list.rows.length === 0 && list.total > 0) redirect(listHref(query));
  const panels = list.status === 'ok' ? await readPanels(list.rows, address['request']) : undefined;
  return (
    <div className="container container--wide">
      <DashboardHead signOut={signOut} email={user?.email} />
      {list.status === 'ok' && surroundings && (
        <>
          <RequestNotices notice={surroundings.notice} />
          <RequestChart recent={surroundings.recent} open={list.rows.length < list.total} />
        </>
      )}
      <RequestList list={list} query={query} panels={panels} />
    </div>
  );
}
