import { requestListWords } from '@/content/words/dashboard';
import type { RequestDetails } from '@/lib/dashboard/dashboard';

/** Marks a row whose mail to the team could not be sent: the ember gem, because a person must look. */
export function ParkedMark({ details }: { details?: RequestDetails | undefined }) {
  if (details?.notification?.status !== 'parked') return null;
  return (
    <>
      <span className="gem ms-2.5 align-[1px]" />
      <span className="sr-only">{requestListWords.parked}</span>
    </>
  );
}
