import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RequestSkeleton } from '@/components/dashboard/request-skeleton';

export default function Loading() {
  return (
    <div className="container container--wide">
      <DashboardHead />
      <RequestSkeleton />
    </div>
  );
}
