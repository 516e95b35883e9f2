import { requestListWords } from '@/content/words/dashboard';
import type { RequestDetails } from '@/lib/dashboard/dashboard';
import { isParked } from '@/lib/dashboard/notification';

/** Marks a row of which something could not be sent: the ember gem, because a person must look. */
export function ParkedMark({ details }: { details?: RequestDetails | undefined }) {
  if (!isParked(details?.notification)) return null;
  return (
    <>
      <span className="gem ms-2.5 align-[1px]" />
      <span className="sr-only">{requestListWords.parked}</span>
    </>
  );
}
