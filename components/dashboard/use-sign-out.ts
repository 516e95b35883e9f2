import { accountWords } from '@/content/words/frame';
import { clearDraft } from '@/lib/demo/draft';
import { forgetNote } from './note-draft';
import { useCall } from './use-call';

/**
 * Ends the session, and first forgets what was typed: somebody leaves this browser.
 *
 * @param signOut The action. It leads to another page.
 * @param say Is given what is said when that failed.
 */
export function useSignOut(signOut: () => Promise<void>, say: (text: string) => void) {
  const { sending, isOutdated, call } = useCall(accountWords.signOutFailed);
  const leave = () => {
    clearDraft();
    forgetNote();
    call(signOut, say);
  };
  return { sending, isOutdated, leave };
}
