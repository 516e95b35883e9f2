import { usePathname } from 'next/navigation';
import { type RefObject, useEffect } from 'react';
import { readDraft, saveDraft } from '@/lib/demo/draft';
import * as routes from '@/lib/routes';
import { signedInFlag } from '@/lib/security/signed-in-flag';

/** Opens the dialog again, filled in, after the sign-in that its form led to. Nothing is sent. */
export function useReopening(dialog: RefObject<HTMLDialogElement | null>): void {
  const path = usePathname();
  useEffect(() => {
    if (path.startsWith(routes.auth) || !readDraft()?.isResumed || !signedInFlag()) return;
    saveDraft({ isResumed: false });
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [path, dialog]);
}
