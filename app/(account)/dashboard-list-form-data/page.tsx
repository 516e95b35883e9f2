import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RequestList } from '@/components/dashboard/request-list';
import { redirect } from 'next/navigation';
import { signOut } from '@/lib/auth/actions';
import { requireUser } from '@/lib/auth/require-user';
import { type DemoRequestList, listDemoRequests } from '@/lib/demo/queries';

export const metadata: Metadata = {
  title: 'Demo Request Dashboard',
  description:
    'The list of demo requests for signed-in users, newest first, with name, email, phone, purpose and the time each was created.',
};

export default async function Page({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const asked = Number((await searchParams).page);
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 1_000_000) : 1;
  const user = await requireUser('/dashboard-list-form-data');
  const list: DemoRequestList = user ? await listDemoRequests(page) : { status: 'thrown' };
  if (list.status === 'past-the-end') redirect('/dashboard-list-form-data');
  return (
    <div className="container container--wide">
      <DashboardHead signOut={signOut} email={user?.email} />
      <RequestList list={list} page={page} />
    </div>
  );
}
