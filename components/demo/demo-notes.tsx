import type { Ref } from 'react';
import { Glyph } from '@/components/ui/glyph';
import '@/components/ui/controls.css';

/** Says that the fields were filled from the draft, and offers to begin anew. */
export function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <p className="note" role="status">
      <Glyph name="refresh" size={20} />
      We kept what you typed.
      <button type="button" className="link" onClick={onClear}>
        Clear
      </button>
    </p>
  );
}

/** Says before the attempt that sending needs an account. */
export function SignedOutNote({ ref, onSignIn }: { ref: Ref<HTMLButtonElement>; onSignIn: () => void }) {
  return (
    <p className="note note--human">
      <span>You need to be signed in to send this. Your answers stay in this tab.</span>
      <button type="button" className="link" ref={ref} onClick={onSignIn}>
        Sign in
      </button>
    </p>
  );
}

/** Says that the attempt did not leave the device. */
export function OfflineNote() {
  return (
    <p className="note note--human" role="alert">
      You appear to be offline. Nothing was sent and your answers are kept.
    </p>
  );
}
