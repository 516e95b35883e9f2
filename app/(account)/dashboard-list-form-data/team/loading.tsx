import { DashboardHeader } from '@/components/dashboard/dashboard-header';
import { teamWords as words } from '@/content/messages/dashboard';
import * as routes from '@/lib/routes';
import '@/components/dashboard/request-skeleton.css';

export default function Loading() {
  return (
    <div className="request-skeleton container">
      <DashboardHeader
        title={words.title}
        lead={words.lead}
        link={{ href: routes.dashboard, label: words.back }}
      />
    </div>
  );
}
