import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { RequestSkeleton } from '@/components/dashboard/request-skeleton';
import { dashboardWords } from '@/content/messages/dashboard';

export default function Loading() {
  return (
    <div className="container">
      <DashboardHeader words={dashboardWords} />
      <RequestSkeleton />
    </div>
  );
}
