import { Glyph } from '@/components/ui/glyph';
import type { AuthState } from '@/lib/auth/state';
import '@/components/ui/controls.css';

/** Says of an account form that it never reached the site. No field is to blame for that. */
export function UnreachedNote({ state }: { state: AuthState }) {
  if (state.status !== 'failed' || !state.unreached) return null;
  return (
    <p className="note note--human" role="alert">
      <Glyph name="warn" size={20} />
      {state.message}
    </p>
  );
}

/** What was wrong with the fields of an account form. */
export const fieldFault = (state: AuthState): string | undefined =>
  state.status === 'failed' && !state.unreached ? state.message : undefined;
