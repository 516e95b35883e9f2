import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RequestList } from '@/components/dashboard/request-list';
import { signOut } from '@/lib/auth/actions';
import { requireUser } from '@/lib/auth/require-user';
import { listHref, parseListQuery } from '@/lib/demo/list-query';
import { type DemoRequestList, listDemoRequests } from '@/lib/demo/queries';

export const metadata: Metadata = {
  title: 'Demo Request Dashboard',
  description:
    'The list of demo requests for signed-in users, newest first, with name, email, phone, purpose and the time each was created.',
};

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const query = parseListQuery(await searchParams);
  const user = await requireUser(listHref(query, { after: query.after, before: query.before }));
  const list: DemoRequestList = user ? await listDemoRequests(query) : { status: 'thrown' };
  // Nothing comes after the row of the address: the rest is gone.
  if (list.status === 'ok' && list.rows.length === 0 && list.total > 0) redirect(listHref(query));
  return (
    <div className="container container--wide">
      <DashboardHead signOut={signOut} email={user?.email} />
      <RequestList list={list} query={query} />
    </div>
  );
}
