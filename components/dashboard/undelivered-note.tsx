import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { dashboardMessages, deliveryMessages } from '@/content/messages/dashboard';
import type { Undelivered } from '@/lib/dashboard/read-dashboard';
import { getHost } from '@/lib/dashboard/request-state';
import { RequestTime } from './request-time';

/** Tells staff of notifications that are late, since when and why. */
export function UndeliveredNote({ undelivered, href }: { undelivered: Undelivered; href: string }) {
  const { count, since, destination, lastError } = undelivered;
  return (
    <Note className="mbe-4 items-baseline">
      <span className="marker-person" />
      <span>
        {dashboardMessages.undelivered(count)} <RequestTime timestamp={since} className="tabular" />:{' '}
        {deliveryMessages.cause(lastError, getHost(destination))}.
      </span>{' '}
      <Link className="ms-auto link whitespace-nowrap" href={href} scroll={false} prefetch={false}>
        {dashboardMessages.openUndelivered(count)}
      </Link>
    </Note>
  );
}
