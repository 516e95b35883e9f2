import { Button } from '@/components/ui/button';
import { deliveryWords as words, panelWords } from '@/content/messages/dashboard';
import { retryDeliveries } from '@/lib/dashboard/actions';
import type { DemoRequestDetails } from '@/lib/dashboard/read-requests';
import { DELIVERY_ATTEMPTS } from '@/lib/dashboard/request-state';
import { ActionForm } from './action-form';
import { RequestTime } from './request-time';

/** A webhook is named by its host and a digest of its address. */
const getName = (destination: string) => destination.replace(/^webhook:/, '').replace(/#[^#]*$/, '');

/** The deliveries of a request. Dead letters wait for a person, who sends them again. */
export function RequestDeliveries({
  id,
  deliveries,
  href,
}: {
  id: string;
  deliveries: DemoRequestDetails['deliveries'];
  href: string;
}) {
  return (
    <>
      <ul className="grid gap-2 text-sm leading-5">
        {deliveries.map(({ destination, status, attempts, sent_at, next_attempt_at, last_error }) => (
          <li key={destination} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 wrap-anywhere">
            <span>{words.destination(getName(destination))}</span>
            <span className={status === 'dead_letter' ? 'text-danger' : 'text-ink-3'}>
              {status === 'sent' && sent_at ? <RequestTime at={sent_at} /> : words[status]}
            </span>
            {status !== 'sent' && attempts > 0 && (
              <span className="col-span-2 text-xs leading-5 text-ink-3">
                {words.attempts(attempts, DELIVERY_ATTEMPTS)}
                {last_error && `: ${last_error}`}
                {status === 'pending' && (
                  <>
                    {', '}
                    <RequestTime at={next_attempt_at} />
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {deliveries.some(({ status }) => status === 'dead_letter') && (
        <ActionForm action={retryDeliveries} permalink={href} className="grid justify-items-start gap-2">
          {(isPending) => (
            <>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="secondary" size="compact" loading={isPending}>
                {panelWords.retry}
              </Button>
            </>
          )}
        </ActionForm>
      )}
    </>
  );
}
