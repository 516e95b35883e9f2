'use client';

import { type ReactNode, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useTabValue } from '@/components/ui/use-tab-value';
import { type Draft, DRAFT_KEY } from '@/lib/demo/draft';
import { DEMO_DIALOG } from '@/lib/demo/fields';
import { DemoForm } from './demo-form';

/** Before hydration and without scripts the browser opens it. */
export function DemoModal({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const values = (useTabValue(DRAFT_KEY) as Draft | null)?.values ?? {};
  return (
    <Dialog
      ref={dialog}
      id={DEMO_DIALOG}
      className="overflow-auto inline-140 sheet:inline-full"
      aria-labelledby="demo-title"
      aria-describedby="demo-promise"
      // A click outside may be meant for an extension's overlay, so a form with input stays open.
      closedby={Object.values(values).some(Boolean) ? 'closerequest' : 'any'}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) dialog.current?.close();
      }}
    >
      {children}
      <DemoForm id="demo" dialog={dialog} />
    </Dialog>
  );
}
