'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { openDemoDialog } from '@/components/demo/use-reopening';
import { notify } from '@/components/toast/notify';
import { actions } from '@/content/words/actions';
import { demoWaiting } from '@/content/words/demo-waiting';
import { sessionMessages } from '@/content/words/session';
import { storedDraft } from '@/lib/demo/resuming';
import { SIGNED_IN_HASH, signedInFlag } from '@/lib/security/signed-in-flag';

/**
 * A mailed link that signs somebody in ends in `/#signed-in`: says so once, and that a demo request is not sent by it. A
 * tab that has one typed opens the form.
 */
export function MailArrival() {
  const path = usePathname();
  useEffect(() => {
    if (location.hash !== SIGNED_IN_HASH) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    if (!signedInFlag()) return;
    notify({ kind: 'success', text: sessionMessages.signedIn, id: 'auth' });
    if (storedDraft()) openDemoDialog();
    else
      notify({
        kind: 'info',
        text: demoWaiting.elsewhere,
        id: 'demo-waiting',
        lasting: true,
        action: { label: actions.requestDemo, run: openDemoDialog },
      });
  }, [path]);
  return null;
}
