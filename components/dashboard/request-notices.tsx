import { dashboardWords } from '@/content/words/dashboard';
import type { DashboardNotice } from '@/lib/dashboard/dashboard';
import * as routes from '@/lib/routes';
import { NewRequests } from './new-requests';
import '@/components/ui/controls.css';

/** What is said above the list: new requests, and mails to the team that could not be sent. */
export function RequestNotices({ notice: { newest, parked } }: { notice: DashboardNotice }) {
  return (
    <div className="grid justify-items-start">
      {parked && (
        <p className="note note--human mbe-4 inline-full">
          <span className="gem" />
          {dashboardWords.unsent(parked.count)}
          <a
            className="link"
            href={`${routes.dashboard}?request=${parked.request}`}
            data-opens-request={parked.request}
          >
            {dashboardWords.openUnsent(parked.count)}
          </a>
        </p>
      )}
      {newest && <NewRequests key={newest} since={newest} />}
    </div>
  );
}
