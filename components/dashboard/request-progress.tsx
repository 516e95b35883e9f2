import { type NotificationState, TRIES } from '@/lib/demo/notification';
import type { DemoRequestRow } from '@/lib/demo/queries';
import { RequestTime } from './request-time';
import { SendAgain } from './send-again';

/** What happened to a request, and what is next: the trace of one run. An ember step waits for a person. */
export function RequestProgress({
  request,
  notification,
}: {
  request: DemoRequestRow;
  notification?: NotificationState | undefined;
}) {
  return (
    <div>
      <h3 className="field__label">Progress</h3>
      <ol className="timeline progress">
        <li className="timeline__item">
          <span className="agent" />
          Request saved
          <RequestTime at={request.created_at} />
        </li>
        {notification && <Notification id={request.id} state={notification} />}
        <li className="timeline__item timeline__item--next">
          <span className="gem" />
          Next: a person replies
        </li>
      </ol>
    </div>
  );
}

function Notification({ id, state }: { id: string; state: NotificationState }) {
  const tries = `${state.attempts} of ${TRIES} tries${state.lastError ? `, last: ${state.lastError}` : ''}.`;
  switch (state.status) {
    case 'sent':
      return (
        <li className="timeline__item">
          <span className="agent" />
          Email sent to the team
          {state.sentAt && <RequestTime at={state.sentAt} />}
        </li>
      );
    case 'in-progress':
      return (
        <li className="timeline__item timeline__item--open">
          <span className="agent" />
          Email to the team is being sent
        </li>
      );
    case 'pending':
      return (
        <li className="timeline__item timeline__item--open">
          <span className="agent" />
          <span>
            Email to the team waits
            <span className="progress__more">
              {tries} Next try <RequestTime at={state.nextAttemptAt} />
            </span>
          </span>
        </li>
      );
    case 'parked':
      return (
        <li className="timeline__item timeline__item--open">
          <span className="gem" />
          <div>
            Email to the team could not be sent
            <span className="progress__more">{tries}</span>
            <SendAgain id={id} />
          </div>
        </li>
      );
  }
}
