'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { Glyph } from '@/components/ui/glyph';
import { DemoForm } from './demo-form';
import type { Caret } from './take-over-shell';
import './dialog.css';

export interface DemoDialogProps {
  open: boolean;
  /** The fields begin with a draft of an earlier opening. */
  restored: boolean;
  /** The page's plain dialog stood here: nothing moves in, and the caret stays where it was. */
  from: { caret: Caret | null } | null;
  onOpenChange: (open: boolean) => void;
  /** Called when the dialog has gone and the focus needs a place. */
  onClosed: () => void;
}

/** The dialog in which a visitor asks for a demo. Closing keeps the draft. */
export function DemoDialog({ open, restored, from, onOpenChange, onClosed }: DemoDialogProps) {
  const close = () => onOpenChange(false);
  const still = from ? ' is-still' : '';
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {/* The library's own overlay injects a style element, which a strict content policy refuses. */}
        <div className={`scrim dialog-scrim${still}`} />
        <Dialog.Content
          className={`dialog${still}`}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            placeCaret(from?.caret ?? null);
          }}
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
          <DemoForm restored={restored} onClose={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Where it was in the plain dialog, else in the first field. */
function placeCaret(caret: Caret | null) {
  const field = document.getElementById(`demo-${caret?.field ?? 'name'}`) as HTMLInputElement | null;
  field?.focus();
  if (caret?.selection) field?.setSelectionRange(...caret.selection);
}

/** Closing a toast above the dialog is not a click beside it. */
function keepOpenForToasts(event: Event) {
  const { target } = (event as CustomEvent<{ originalEvent: Event }>).detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}
