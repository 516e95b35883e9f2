import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { teamMessages } from '@/content/messages/dashboard';
import * as routes from '@/lib/routes';

export default function Loading() {
  return (
    <div className="request-skeleton site-container">
      <DashboardHeader
        title={teamMessages.title}
        lead={teamMessages.lead}
        link={{ href: routes.dashboard, label: teamMessages.back }}
      />
    </div>
  );
}
