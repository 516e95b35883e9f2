import { PageHead } from '@/components/kinds/page-head';
import type { Event } from '@/lib/content/event';
import * as routes from '@/lib/routes';
import { Actions } from './actions';
import { Pass } from './pass';

/** The head of the event page: the invitation, and its facts as a visitor's pass. */
export function Head({ event }: { event: Event }) {
  return (
    <PageHead
      look="beside"
      path={routes.event(event.slug)}
      eyebrow={event.sponsor ?? event.place}
      title={event.name}
      lead={event.lead}
      balanced
      actions={<Actions event={event} />}
      grid="items-center gap-12 wide:grid-cols-2"
      aside={<Pass event={event} />}
    />
  );
}
