import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { signedInFlag } from '@/lib/security/signed-in-flag';
import { isResuming } from '@/lib/demo/resuming';
import * as routes from '@/lib/routes';
import { OPENERS } from './follow-dialog';

/** Opens the demo dialog as its button does. */
export function openDemoDialog(): void {
  document.querySelector<HTMLElement>(`.site-header ${OPENERS}`)?.click();
}

/** Opens the demo dialog again after a sign-in that the form had asked for, filled in; nothing is sent. */
export function useReopening(): void {
  const path = usePathname();
  useEffect(() => {
    if (path.startsWith(routes.auth) || !signedInFlag() || !isResuming()) return;
    openDemoDialog();
  }, [path]);
}
