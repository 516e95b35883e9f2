import {
  unstable_isUnrecognizedActionError as isFromOlderBuild,
  unstable_rethrow as rethrow,
} from 'next/navigation';
import { startTransition, useState, useTransition } from 'react';
import { failureText } from '@/components/toast/failure-text';

/**
 * The calls of a form of the dashboard, one at a time. What was typed is the form's own and stays.
 *
 * @param failed Said when an action could not be carried out, and nothing better is known.
 * @returns `isOutdated`, where the server no longer knows the action: only another load of the page helps then.
 */
export function useCall(failed: string) {
  const [sending, start] = useTransition();
  const [isOutdated, setOutdated] = useState(false);

  const call = (carryOut: () => Promise<void>, say: (text: string) => void) => {
    if (sending) return;
    start(async () => {
      try {
        await carryOut();
      } catch (cause) {
        if (isNavigation(cause)) return;
        startTransition(() => {
          if (isFromOlderBuild(cause)) setOutdated(true);
          else say(failureText(cause, failed));
        });
      }
    });
  };
  return { sending, isOutdated, call };
}

/**
 * Whether an action redirects. The router follows by itself; rethrown, the redirect would remount all that is inside the
 * nearest boundary, and toasts would be lost.
 */
function isNavigation(cause: unknown): boolean {
  try {
    rethrow(cause);
    return false;
  } catch {
    return true;
  }
}
