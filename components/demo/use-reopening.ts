import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readDraft, saveDraft } from '@/lib/demo/draft';
import * as routes from '@/lib/routes';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';

/**
 * Opens the dialog again, filled in, after the sign-in that its form led to. Nothing is sent.
 *
 * @param onReopen Called before it opens.
 */
export function useReopening(dialog: RefObject<HTMLDialogElement | null>, onReopen: () => void): void {
  const path = usePathname();
  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (path.startsWith(routes.auth) || !readDraft()?.isResumed || !hasSignedInFlag()) return;
    saveDraft({ isResumed: false });
    reopen();
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [path, dialog]);
}
