import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { RequestSkeleton } from '@/components/dashboard/request-skeleton';

export default function Loading() {
  return (
    <div className="container max-inline-[calc(1320px+2*var(--gutter))]">
      <DashboardHeader />
      <RequestSkeleton />
    </div>
  );
}
