import {
  requestHistoryWords,
  requestProgressWords as words,
  requestStatusWords,
} from '@/content/words/dashboard';
import type { DemoRequestRow, NotificationState, RequestEvent, RequestState } from '@/lib/dashboard/answers';
import { PanelPart } from './panel-parts';
import { Step, StepTime } from './progress-step';
import { Deliveries } from './request-deliveries';

/** What happened to a request, and what is next: the trace of one run. An ember step waits for a person. */
export function RequestProgress({
  request,
  notification,
  state,
}: {
  request: DemoRequestRow;
  notification?: NotificationState | undefined;
  state?: RequestState | undefined;
}) {
  const events = state?.events ?? [];
  // Whoever was contacted has been replied to.
  const waits = !state || state.status === 'new';
  return (
    <PanelPart title={words.title}>
      <ol className="mbs-3 grid">
        <Step waits={!notification && events.length === 0}>
          {words.saved}
          <StepTime at={request.created_at} />
        </Step>
        {notification && <Deliveries id={request.id} state={notification} waits={events.length === 0} />}
        {events.map((event, index) => (
          <Step key={event.id} by="gem" waits={waits && index === events.length - 1}>
            <EventText event={event} />
            <StepTime at={event.at} />
          </Step>
        ))}
        {waits && <Step by="gem">{words.next}</Step>}
      </ol>
    </PanelPart>
  );
}

/** What somebody did, and who. */
function EventText({ event }: { event: RequestEvent }) {
  return (
    <span className="wrap-anywhere">
      {eventName(event)}
      {event.note && <span className="block whitespace-pre-line text-ink-2">{event.note}</span>}
      <span className="block text-xs leading-5 text-ink-3">{event.by ?? requestHistoryWords.somebody}</span>
    </span>
  );
}

function eventName({ kind, status, reason, owner, note, undoes }: RequestEvent): string {
  const { taken, givenBack, closed, undone, noteUndone, noteTakenBack, nobodys } = requestHistoryWords;
  if (kind === 'note') {
    if (undoes) return noteUndone;
    return note === null ? noteTakenBack : requestHistoryWords.note;
  }
  if (kind === 'owner') {
    if (undoes) return undone(owner ?? nobodys);
    return owner ? taken : givenBack;
  }
  const stands = status ? requestStatusWords.status[status] : '';
  const name = reason ? closed(requestStatusWords.reason[reason]) : stands;
  return undoes ? undone(name) : name;
}
