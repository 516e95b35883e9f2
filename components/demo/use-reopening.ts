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

/** Whether the page on show was reached by the browser's back or forward. */
let isReturn: boolean | undefined;

function isLoadedByReturn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'back_forward';
}

/**
 * Opens the demo dialog again, filled in, after a sign-in that the form had asked for; nothing is sent. So does who comes
 * back from there without one.
 */
export function useReopening(): void {
  const path = usePathname();
  useEffect(() => {
    const traversed = () => {
      isReturn = true;
    };
    // Once, and so before the router's, whose page is drawn before later listeners: some browsers call those of the window in
    // the order in which they came.
    addEventListener('popstate', traversed, { capture: true });
    return () => removeEventListener('popstate', traversed, { capture: true });
  }, []);
  useEffect(() => {
    const open = () => {
      if (location.pathname.startsWith(routes.auth) || !isResuming()) return;
      if (signedInFlag() || isReturn) openDemoDialog();
    };
    // As the browser kept the page, with the dialog closed.
    const shown = ({ persisted }: PageTransitionEvent) => {
      isReturn = persisted;
      if (persisted) open();
    };
    isReturn ??= isLoadedByReturn();
    open();
    isReturn = false;
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [path]);
}
