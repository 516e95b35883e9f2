import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RequestChart } from '@/components/dashboard/request-chart';
import { RequestList } from '@/components/dashboard/request-list';
import { RequestNotices } from '@/components/dashboard/request-notices';
import { redirect } from 'next/navigation';
import { signOut } from '@/lib/auth/actions';
import { requireUser } from '@/lib/auth/require-user';
import { type DemoRequestList, listDemoRequests } from '@/lib/demo/queries';
import { readPanels, readSurroundings } from '@/lib/demo/request-details';

export const metadata: Metadata = {
  title: 'Demo Request Dashboard',
  description:
    'The list of demo requests for signed-in users, newest first, with name, email, phone, purpose and the time each was created.',
};

type Query = Promise<{ page?: string; request?: string | string[] }>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const query = await searchParams;
  const asked = Number(query.page);
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 1_000_000) : 1;
  const user = await requireUser('/dashboard-list-form-data');
  const [list, surroundings]: [DemoRequestList, Awaited<ReturnType<typeof readSurroundings>> | null] = user
    ? await Promise.all([listDemoRequests(page), readSurroundings()])
    : [{ status: 'thrown' }, null];
  if (list.status === 'past-the-end') redirect('/dashboard-list-form-data');
  const panels = list.status === 'ok' ? await readPanels(list.rows, query.request) : undefined;
  return (
    <div className="container container--wide">
      <DashboardHead signOut={signOut} email={user?.email} />
      {list.status === 'ok' && surroundings && (
        <>
          <RequestNotices notice={surroundings.notice} />
          <RequestChart recent={surroundings.recent} open={list.rows.length < list.total} />
        </>
      )}
      <RequestList list={list} page={page} panels={panels} />
    </div>
  );
}
