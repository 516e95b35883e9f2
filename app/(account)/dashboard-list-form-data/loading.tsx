import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RequestSkeleton } from '@/components/dashboard/request-skeleton';

export default function Loading() {
  return (
    <div className="container max-inline-[calc(1320px+2*var(--gutter))]">
      <DashboardHead />
      <RequestSkeleton />
    </div>
  );
}
