import { dashboardWords, requestEventWords } from '@/content/words/dashboard';
import { readersWords } from '@/content/words/dashboard-team';
import type { DashboardNotice } from '@/lib/dashboard/dashboard';
import type { PostedAnswer } from '@/lib/dashboard/posted-answer';
import * as routes from '@/lib/routes';
import { NewRequests } from './new-requests';
import { TypedText } from './typed-text';
import '@/components/ui/controls.css';

/**
 * What is said above the list: how a form ended, that everybody reads it, new requests, and mails to the team that could not be
 * sent.
 *
 * @param posted How a form ended that was posted without scripts, where its request is gone, and so no panel says it.
 * @param isForAll Whether everybody who is signed in reads all requests.
 */
export function RequestNotices({
  notice: { newest, parked },
  posted,
  isForAll,
}: {
  notice: DashboardNotice;
  posted: PostedAnswer | undefined;
  isForAll: boolean;
}) {
  return (
    <div className="grid justify-items-start">
      {posted && 'event' in posted && (
        <div className="mbe-4 grid gap-2 inline-full max-inline-[40rem]">
          <p className="text-ui leading-6 font-strong" role="alert">
            {requestEventWords[posted.event.status]}
          </p>
          {posted.event.note && <TypedText text={posted.event.note} />}
        </div>
      )}
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
