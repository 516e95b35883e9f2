'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { Glyph } from '@/components/ui/glyph';
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
          <DemoForm onClose={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
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
