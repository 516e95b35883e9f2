'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { signedInFlag } from '@/lib/auth/signed-in-flag';
import { DemoForm } from './demo-form';
import './dialog.css';

export interface DemoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the dialog has gone and the focus needs a place. */
  onClosed: () => void;
}

/** The dialog in which a visitor asks for a demo. Closing keeps the draft. */
export function DemoDialog({ open, onOpenChange, onClosed }: DemoDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* The library's own overlay injects a style element, which a strict content policy refuses. */}
        <div className="scrim dialog-scrim" />
        <Dialog.Content
          className="dialog"
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          onInteractOutside={keepOpenForToasts}
        >
          <div className="dialog__head">
            <Dialog.Title className="dialog__title">Request a Demo</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label="Close">
              <Glyph name="close" />
            </Dialog.Close>
            <Dialog.Description className="dialog__promise">
              Four fields, about a minute. We reply by email.
            </Dialog.Description>
          </div>
          <OpenForm onClose={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The form of one opening: reads once whether the browser is signed in. */
function OpenForm({ onClose }: { onClose: () => void }) {
  const [signedIn] = useState(signedInFlag);
  return <DemoForm signedIn={signedIn} onClose={onClose} />;
}

function focusFirstField(event: Event) {
  event.preventDefault();
  document.getElementById('demo-name')?.focus();
}

/** Closing a toast above the dialog is not a click beside it. */
function keepOpenForToasts(event: Event) {
  const { target } = (event as CustomEvent<{ originalEvent: Event }>).detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
