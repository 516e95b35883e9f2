'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/toast/notify';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import type { DemoDialogProps } from './demo-dialog';
import { onOpenDemoDialog, openDemoDialog, preloadDemoDialog } from './dialog-events';
import { readDraft, saveDraft } from './draft';

const NOT_LOADED = 'The form could not be loaded. Check your connection and try again.';

/**
 * Holds the demo dialog on every page. Its code is loaded with the first opening and stays mounted after; where it
 * cannot be loaded the page stays as it is and says so. After a sign-in that the form had asked for, the dialog
 * opens again by itself, filled in; nothing is sent.
 */
export function DemoDialogHost() {
  const [Dialog, setDialog] = useState<ComponentType<DemoDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const path = usePathname();

  useEffect(() => {
    const stop = onOpenDemoDialog(() => {
      opener.current = document.activeElement;
      preloadDemoDialog().then(
        ({ DemoDialog }) => {
          setDialog(() => DemoDialog);
          setOpen(true);
        },
        () => notify({ kind: 'error', text: NOT_LOADED, id: 'demo-request' }),
      );
    });
    // A press that came before the page was live; the boot script has kept it.
    const { dataset } = document.documentElement;
    if (dataset['wants'] === 'demo') openDemoDialog();
    dataset['live'] = '';
    delete dataset['wants'];
    return stop;
  }, []);

  useEffect(() => {
    if (path.startsWith('/auth') || !signedInFlag() || !readDraft()?.resume) return;
    saveDraft({ resume: false });
    openDemoDialog();
  }, [path]);

  return (
    Dialog && <Dialog open={open} onOpenChange={setOpen} onClosed={() => giveFocusBack(opener.current)} />
  );
}

/** To what opened the dialog, else to the header, from where it can be opened again. */
function giveFocusBack(opener: Element | null) {
  const header = document.querySelectorAll<HTMLElement>('.site-header button');
  const place = opener instanceof HTMLElement && opener !== document.body ? opener : null;
  (place ?? Array.from(header).findLast((button) => button.checkVisibility()))?.focus();
}
