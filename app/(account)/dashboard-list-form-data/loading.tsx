import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { RequestSkeleton } from '@/components/dashboard/request-skeleton';
import { dashboardMessages } from '@/content/messages/dashboard';

export default function Loading() {
  return (
    <div className="site-container">
      <DashboardHeader title={dashboardMessages.title} lead={dashboardMessages.lead} />
      <RequestSkeleton />
    </div>
  );
}
