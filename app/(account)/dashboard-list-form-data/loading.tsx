import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { RequestSkeleton } from '@/components/dashboard/request-skeleton';
import { dashboardWords } from '@/content/messages/dashboard';

export default function Loading() {
  return (
    <div className="container">
      <DashboardHeader title={dashboardWords.title} lead={dashboardWords.lead} />
      <RequestSkeleton />
    </div>
  );
}
