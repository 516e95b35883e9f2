import { Button } from '@/components/ui/button';
import { deliveryMessages, panelMessages } from '@/content/messages/dashboard';
import { retryDeliveries } from '@/lib/dashboard/actions';
import type { DemoRequestDetails } from '@/lib/dashboard/read-requests';
import { DELIVERY_ATTEMPTS, getHost } from '@/lib/dashboard/request-state';
import { ActionForm } from './action-form';
import { RequestTime } from './request-time';

/** The deliveries of a request. Staff send dead letters again. */
export function RequestDeliveries({
  id,
  deliveries,
}: {
  id: string;
  deliveries: DemoRequestDetails['deliveries'];
}) {
  return (
    <>
      <ul className="grid gap-2 text-sm leading-5">
        {deliveries.map(({ destination, status, attempts, sent_at, next_attempt_at, last_error }) => (
          <li key={destination} className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
            <span>{deliveryMessages.destination(getHost(destination))}</span>{' '}
            <span className={status === 'dead_letter' ? 'text-danger' : 'text-ink-3'}>
              {status === 'sent' && sent_at ? <RequestTime timestamp={sent_at} /> : deliveryMessages[status]}
            </span>{' '}
            {status !== 'sent' && attempts > 0 && (
              <span className="basis-full text-xs leading-5 text-ink-3">
                {deliveryMessages.attempts(attempts, DELIVERY_ATTEMPTS)}
                {last_error && `: ${deliveryMessages.cause(last_error, getHost(destination))}`}
                {status === 'pending' && (
                  <>
                    {', '}
                    <RequestTime timestamp={next_attempt_at} />
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {deliveries.some(({ status }) => status === 'dead_letter') && (
        <ActionForm action={retryDeliveries} className="grid justify-items-start gap-2">
          {(isPending) => (
            <>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="secondary" size="compact" loading={isPending}>
                {panelMessages.retry}
              </Button>
            </>
          )}
        </ActionForm>
      )}
    </>
  );
}
