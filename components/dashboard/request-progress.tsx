import type { ReactNode } from 'react';
import { tw } from '@/components/ui/tw';
import {
  requestHistoryWords,
  requestProgressWords as words,
  requestStatusWords,
} from '@/content/words/dashboard';
import type {
  DeliveryState,
  DemoRequestRow,
  NotificationState,
  RequestEvent,
  RequestState,
} from '@/lib/dashboard/answers';
import { receiverHost, TRIES } from '@/lib/dashboard/notification';
import { PanelPart } from './panel-parts';
import { RequestTime } from './request-time';
import { SendAgain } from './send-again';

/** To what waits for a person. */
const waitingLine = tw`before:[background:linear-gradient(var(--human)_2px,transparent_0)_0_0/2px_6px]`;

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

/** A step of the trace: a node, and the line to the next one. */
function Step({
  by = 'agent',
  waits = false,
  children,
}: {
  by?: 'agent' | 'gem';
  waits?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`relative grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-3 pbe-4 text-sm leading-5 font-book before:absolute before:inset-[10px_auto_-10px_7px] before:inline-0.5 last:pbe-0 last:before:hidden ${waits ? waitingLine : 'before:bg-accent'}`}
    >
      <span className={`${by} z-1 ms-1 mbs-1.5 shadow-[0_0_0_3px_var(--surface-1)]`} />
      {children}
    </li>
  );
}

const StepTime = ({ at }: { at: string }) => (
  <RequestTime at={at} className="text-label whitespace-nowrap text-ink-3" />
);

const More = ({ children }: { children: ReactNode }) => (
  <span className="block wrap-anywhere text-ink-2">{children}</span>
);

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

/** What was told about the request: to the team, to the sender, to other systems. */
function Deliveries({ id, state, waits }: { id: string; state: NotificationState; waits: boolean }) {
  const all = [
    { ...state, destination: 'team', said: words.team },
    ...state.others.map((other) => ({ ...other, said: saidOf(other.destination) })),
  ];
  // One button sends all of it.
  const firstParked = all.findIndex(({ status }) => status === 'parked');
  return all.map(({ destination, said, ...one }, index) => (
    <Delivery key={destination} said={said} state={one} waits={waits && index === all.length - 1}>
      {index === firstParked && <SendAgain id={id} />}
    </Delivery>
  ));
}

type Said = Record<DeliveryState['status'], string>;

function saidOf(destination: string): Said {
  const host = receiverHost(destination);
  return host === null ? words.receipt : words.webhook(host);
}

/** How one of them stands; a parked one has a way to send it again in it. */
function Delivery({
  said,
  state,
  waits,
  children,
}: {
  said: Said;
  state: DeliveryState;
  waits: boolean;
  children: ReactNode;
}) {
  const { status, attempts, sent_at, next_attempt_at, last_error } = state;
  const tries = words.tries(attempts, TRIES, last_error);
  return (
    <Step by={status === 'parked' ? 'gem' : 'agent'} waits={waits || status !== 'sent'}>
      <div className="wrap-anywhere">
        {said[status]}
        {status === 'pending' && (
          <More>
            {`${tries} ${words.nextTry} `}
            <RequestTime at={next_attempt_at} className="text-label text-ink-3" />
          </More>
        )}
        {status === 'parked' && <More>{tries}</More>}
        {children}
      </div>
      {status === 'sent' && sent_at && <StepTime at={sent_at} />}
    </Step>
  );
}
