import { Glyph } from '@/components/ui/glyph';
import { authMessages } from '@/content/words/auth';
import { authNotices } from '@/content/words/auth-pages';
import '@/components/ui/controls.css';

/** The notice after a link that works no more. */
export const LINK_SPENT = 'link-spent';

const notices = new Map<string | undefined, string>([
  [LINK_SPENT, authMessages.linkSpent],
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
  return (
    <p className="note note--human" role="status">
      <Glyph name="info" size={20} />
      {account && notice === LINK_SPENT ? authNotices.accountLinkSpent : text}
    </p>
  );
}
