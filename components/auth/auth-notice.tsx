import { Glyph } from '@/components/ui/glyph';
import { messages } from '@/lib/auth/messages';

const notices: Record<string, string> = {
  'link-spent': messages.linkSpent,
  unavailable: 'The sign-in service does not answer. Your link is still good: try it again in a moment.',
};

/** What a mailed link came to, when it did not sign anybody in. */
export function AuthNotice({ notice }: { notice: string | undefined }) {
  const text = notice === undefined ? undefined : notices[notice];
  if (!text) return null;
  return (
    <p className="note note--human" role="status">
      <Glyph name="info" size={20} />
      {text}
    </p>
  );
}
