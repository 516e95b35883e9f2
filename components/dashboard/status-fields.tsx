import { buttonClass } from '@/components/ui/button';
import { requestStatusWords, requestWorkWords as words } from '@/content/words/dashboard';
import type { RequestState } from '@/lib/dashboard/answers';
import { REASONS, STATUSES } from '@/lib/dashboard/request-state';
import '@/components/ui/controls.css';

/** The statuses a request may get, and why it is closed, where it is. */
export function StatusFields({ status, reason }: Pick<RequestState, 'status' | 'reason'>) {
  return (
    <>
      <div className="segmented" role="group" aria-label={words.title}>
        {STATUSES.filter((each) => each !== 'closed').map((each) => (
          <button
            key={each}
            className="segmented__item"
            name="status"
            value={each}
            aria-current={each === status ? 'true' : undefined}
          >
            {requestStatusWords.status[each]}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex items-center gap-2 text-sm leading-5 text-ink-2">
          {words.closeBecause}
          <select
            key={reason}
            className="field__control px-2 text-sm inline-auto min-block-9"
            name="reason"
            defaultValue={reason ?? REASONS[0]}
          >
            {REASONS.map((each) => (
              <option key={each} value={each}>
                {requestStatusWords.reason[each]}
              </option>
            ))}
          </select>
        </label>
        <button
          className={buttonClass({ variant: 'secondary', size: 'compact' })}
          name="status"
          value="closed"
        >
          {words.close}
        </button>
      </div>
    </>
  );
}
