import { Glyph } from '@/components/ui/glyph';
import { messages } from '@/lib/auth/messages';
import { ResendForm } from './resend-form';
import '@/components/ui/controls.css';

const notices = new Map<string | undefined, string>([
  ['link-spent', messages.linkSpent],
  [
    'unavailable',
    'The sign-in service does not answer. Try the link again in a moment; if it no longer works, sign in.',
  ],
  ['session-ended', 'Your session has ended. Sign in again.'],
  [
    'choose-password',
    'Your address is confirmed. Choose the password now: one that was set before, in another browser, no longer works.',
  ],
  [
    'other-address',
    'That link was for another address than the one entered here, so nobody was signed in. To open its account, ask for a link below.',
  ],
]);

/**
 * What a mailed link came to, when that was not simply a sign-in.
 *
 * @param account Whether the link was for a new account, and a new one can be had here.
 */
export function AuthNotice({ notice, account = false }: { notice: string | undefined; account?: boolean }) {
  const text = notices.get(notice);
  if (!text) return null;
  const offerNewLink = account && notice === 'link-spent';
  return (
    <>
      <p className="note note--human" role="status">
        <Glyph name="info" size={20} />
        {text}
      </p>
      {offerNewLink && <ResendForm />}
    </>
  );
}
