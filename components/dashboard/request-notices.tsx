import { dashboardWords } from '@/content/words/dashboard';
import { readersWords } from '@/content/words/dashboard-team';
import type { DashboardNotice } from '@/lib/dashboard/dashboard';
import * as routes from '@/lib/routes';
import { NewRequests } from './new-requests';
import '@/components/ui/controls.css';

/**
 * What is said above the list: that everybody reads it, new requests, and mails to the team that could not be sent.
 *
 * @param isForAll Whether everybody who is signed in reads all requests.
 */
export function RequestNotices({
  notice: { newest, parked },
  isForAll,
}: {
  notice: DashboardNotice;
  isForAll: boolean;
}) {
  return (
    <div className="grid justify-items-start">
      {isForAll && <p className="mbe-4 text-sm leading-5 text-ink-2">{readersWords.verified}</p>}
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
