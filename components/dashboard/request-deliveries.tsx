import type { ReactNode } from 'react';
import { requestProgressWords as words } from '@/content/words/dashboard';
import type { DeliveryState, NotificationState } from '@/lib/dashboard/answers';
import { receiverHost, TRIES } from '@/lib/dashboard/notification';
import { Step, StepTime } from './progress-step';
import { RequestTime } from './request-time';
import { SendAgain } from './send-again';

/** What was told about the request: to the team, to the sender, to other systems. */
export function Deliveries({ id, state, waits }: { id: string; state: NotificationState; waits: boolean }) {
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

const More = ({ children }: { children: ReactNode }) => (
  <span className="block wrap-anywhere text-ink-2">{children}</span>
);
