import { Glyph } from '@/components/ui/glyph';
import { authMessages } from '@/content/words/auth';
import { authNotices } from '@/content/words/auth-pages';
import { ResendForm } from './resend-form';
import '@/components/ui/controls.css';

const notices = new Map<string | undefined, string>([
  ['link-spent', authMessages.linkSpent],
  ['unavailable', authNotices.unavailable],
  ['session-ended', authNotices.sessionEnded],
  ['choose-password', authNotices.choosePassword],
  ['other-address', authNotices.otherAddress],
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
        {offerNewLink ? authNotices.accountLinkSpent : text}
      </p>
      {offerNewLink && <ResendForm />}
    </>
  );
}
