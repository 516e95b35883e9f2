'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onOpenDemoDialog, openDemoDialog, preloadDemoDialog } from './dialog-events';
import { readDraft, saveDraft } from './draft';

const DemoDialog = lazy(async () => ({ default: (await preloadDemoDialog()).DemoDialog }));

/**
 * Holds the demo dialog on every page. Its code is loaded with the first opening and stays mounted after.
 * After a sign-in that the form had asked for, the dialog opens again by itself, filled in; nothing is sent.
 */
export function DemoDialogHost() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const opener = useRef<Element | null>(null);
  const path = usePathname();

  useEffect(
    () =>
      onOpenDemoDialog(() => {
        opener.current = document.activeElement;
        setState('open');
      }),
    [],
  );

  useEffect(() => {
    const signedIn = document.documentElement.dataset['session'] === 'in';
    if (path.startsWith('/auth') || !signedIn || !readDraft()?.resume) return;
    saveDraft({ resume: false });
    openDemoDialog();
  }, [path]);

  if (state === 'unused') return null;
  return (
    <Suspense>
      <DemoDialog
        open={state === 'open'}
        onOpenChange={(open) => setState(open ? 'open' : 'closed')}
        onClosed={() => {
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      />
    </Suspense>
  );
}
