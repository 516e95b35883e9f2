import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import * as routes from '@/lib/routes';
import { OPENERS } from './follow-dialog';

/** Whether the form asked for a sign-in. Read without the code that keeps the draft: every page asks. */
function isWaiting(): boolean {
  try {
    return /"resume":true/.test(sessionStorage.getItem('demo-draft') ?? '');
  } catch {
    return false;
  }
}

/** Opens the demo dialog again after a sign-in that the form had asked for, filled in; nothing is sent. */
export function useReopening(): void {
  const path = usePathname();
  useEffect(() => {
    if (path.startsWith(routes.auth) || !signedInFlag() || !isWaiting()) return;
    document.querySelector<HTMLElement>(`.site-header ${OPENERS}`)?.click();
  }, [path]);
}
