import {
  unstable_isUnrecognizedActionError as isFromOlderBuild,
  unstable_rethrow as rethrow,
} from 'next/navigation';
import { startTransition, useState, useTransition } from 'react';
import { explainFailure } from '@/components/forms/failure-text';
import { accountMessages } from '@/content/messages/layout';
import { clearFormDrafts } from '@/lib/dashboard/form-drafts';
import { clearDraft, OWN_TRACE_KEY } from '@/lib/demo/draft';
import { RECEIPT_KEY } from '@/lib/demo/receipt';
import { writeTab } from '@/lib/tab-storage';

/**
 * Ends the session, after forgetting what was typed in this tab.
 *
 * @param signOut The action. It leads to another page.
 * @param onFailure Receives the words for a failure.
 */
export function useSignOut(signOut: () => Promise<void>, onFailure: (text: string) => void) {
  const [isPending, start] = useTransition();
  const [isOutdated, setOutdated] = useState(false);

  const leave = () => {
    if (isPending) return;
    clearDraft();
    writeTab(RECEIPT_KEY, null);
    writeTab(OWN_TRACE_KEY, null);
    clearFormDrafts();
    start(async () => {
      try {
        await signOut();
      } catch (cause) {
        if (isRedirect(cause)) return;
        startTransition(() => {
          if (isFromOlderBuild(cause)) setOutdated(true);
          else onFailure(explainFailure(cause, accountMessages.signOutFailed));
        });
      }
    });
  };
  return { isPending, isOutdated, leave };
}

/** Tells a redirect from an error. The router follows it; rethrown it would remount the page and lose toasts. */
function isRedirect(cause: unknown): boolean {
  try {
    rethrow(cause);
    return false;
  } catch {
    return true;
  }
}
