'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { showToast } from '@/components/ui/show-toast';
import { sessionMessages } from '@/content/messages/layout';
import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import * as routes from '@/lib/routes';

/**
 * Follows sign-in and sign-out in other tabs by the readable `signed-in` cookie that the server keeps beside the
 * session.
 */
export function SessionSync() {
  const router = useRouter();
  const path = usePathname();

  useEffect(() => {
    const follow = () => {
      const signedIn = hasSignedInFlag();
      const { dataset } = document.documentElement;
      if (signedIn === (dataset['session'] === 'in')) return;
      if (signedIn) dataset['session'] = 'in';
      else delete dataset['session'];
      // A form that signs in itself goes on when its response says so.
      if (signedIn && path === routes.auth && !document.querySelector('form[data-signs-in]')) {
        // The server has read it out of the address, and knows which paths are pages.
        router.replace(document.querySelector<HTMLInputElement>('input[name=next]')?.value ?? '/');
      }
      if (signedIn) return;
      showToast('success', sessionMessages.signedOut, { topic: 'auth' });
      if (path.startsWith(routes.dashboard)) router.replace(signInUrl());
    };
    // The router shows a page from the back/forward cache as it was left, whatever navigation was requested just before.
    // A page that this visitor may not see any more is reloaded from the server.
    const followReturn = ({ persisted }: PageTransitionEvent) => {
      const outlived = hasSignedInFlag() ? path === routes.auth : path.startsWith(routes.dashboard);
      if (persisted && outlived) location.reload();
      else follow();
    };
    follow();
    window.addEventListener('pageshow', followReturn);
    // Where the browser does not report cookie changes, coming back to the tab does.
    const reports: [EventTarget | undefined, string][] = [
      [window.cookieStore, 'change'],
      [window, 'focus'],
      [document, 'visibilitychange'],
    ];
    for (const [target, event] of reports) target?.addEventListener(event, follow);
    return () => {
      window.removeEventListener('pageshow', followReturn);
      for (const [target, event] of reports) target?.removeEventListener(event, follow);
    };
  }, [path, router]);

  return null;
}

/** Returns the address of the sign-in page, which leads back to an open request. */
function signInUrl(): string {
  const { pathname, search } = location;
  return document.querySelector('dialog[open]') ? routes.signIn({ next: pathname + search }) : routes.auth;
}
