import type { Ref } from 'react';
import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import type { ToastKind } from '@/components/toast/notify';
import { type Outcome, outcomeText } from './outcome-text';

/** Says that the form's code did not come. The boot script shows it when not even the framework came. */
export function FailureNote() {
  return (
    <p className="note note--human" role="alert" data-note="failure" hidden>
      The form could not be loaded. Check your connection and try again.
    </p>
  );
}

const glyphs: Partial<Record<ToastKind, GlyphName>> = { success: 'ok', warning: 'warn', error: 'error' };

/** Says how the form ended that this page answers. */
export function OutcomeNote({ outcome }: { outcome: Outcome }) {
  const { kind, text } = outcomeText(outcome);
  return (
    <p className="note note--human" role="alert">
      <Glyph name={glyphs[kind] ?? 'info'} size={20} />
      {text}
    </p>
  );
}

/**
 * Says before the attempt that sending needs an account. Styles hide it from who is signed in.
 *
 * @param always The server said so, whatever this browser believes.
 */
export function SignedOutNote({
  ref,
  href,
  always,
  onFollow,
}: {
  ref: Ref<HTMLAnchorElement>;
  href: string;
  always: boolean;
  onFollow: () => void;
}) {
  return (
    <p className={always ? 'note note--human' : 'note note--human when-signed-out'}>
      <span>You need to be signed in to send this. Your answers stay in this tab.</span>
      <Link className="link" ref={ref} href={href} prefetch={false} onClick={onFollow}>
        Sign in
      </Link>
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
