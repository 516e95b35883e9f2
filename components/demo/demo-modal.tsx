'use client';

import { type ReactNode, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { DEMO_DIALOG } from '@/lib/demo/fields';
import { DemoForm } from './demo-form';

/** Before hydration and without scripts the browser opens it. */
export function DemoModal({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog
      ref={dialog}
      id={DEMO_DIALOG}
      className="overflow-auto inline-140 sheet:inline-full"
      aria-labelledby="demo-title"
      aria-describedby="demo-promise"
      closedby="any"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) dialog.current?.close();
      }}
    >
      {children}
      <DemoForm id="demo" dialog={dialog} />
    </Dialog>
  );
}
