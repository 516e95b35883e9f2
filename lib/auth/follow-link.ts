import 'server-only';
import { randomBytes } from 'node:crypto';
import type { User } from '@supabase/supabase-js';
import { z } from 'zod';
import * as routes from '@/lib/routes';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { createSupabase, createUnkeptSupabase } from '@/lib/supabase/server';
import { endSessions } from './end-sessions';
import { clearPendingMails, pendingMail } from './pending-mails';
import { isRateLimit } from './provider-error';
import { SIGNED_IN_HASH } from '@/lib/security/signed-in-flag';

const linkSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(['signup', 'recovery']),
});

/** What a mailed link carries. */
export type MailedLink = z.infer<typeof linkSchema>;

/** Reads an untrusted link; null when it is none of ours. */
export function parseLink(link: unknown): MailedLink | null {
  return linkSchema.safeParse(link).data ?? null;
}

/** Reads a link that was kept in a cookie; null when somebody has been at it. */
export function parseStoredLink(stored: string | undefined): MailedLink | null {
  try {
    return parseLink(JSON.parse(stored ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Spends a mailed link. Whoever follows it holds the mailbox; whoever chose the account's password may be somebody else,
 * since the auth service keeps the password of the first sign-up whoever comes after ("we can't be sure of their claimed
 * identity": github.com/supabase/auth, internal/api/signup.go). So the password stays only if this very browser made the
 * account. Otherwise it is replaced at once by one that nobody knows, which also ends every other session
 * (`User.UpdatePassword`, internal/models/user.go), and the person is led to choose one.
 *
 * @param saidYes Whether the person was asked. Otherwise the link must be for an address this browser asked a mail for.
 * @returns Where to go: home (new account), the page that sets a new password, or back with a notice.
 */
export async function followLink(link: MailedLink, { saidYes }: { saidYes: boolean }): Promise<string> {
  // The session reaches the browser only when it is known to be wanted there.
  const service = await createUnkeptSupabase();
  const { data, error } = await answerOf(() => service.auth.verifyOtp(link));
  if (error || !data.user || !data.session) return failed(link, error);
  const { user, session } = data;
  const pending = await pendingMail(user.email ?? '');
  const madeHere = link.type === 'signup' && pending?.account === user.id;
  const firstProof = link.type === 'signup' || isConfirmedByRecovery(user);
  if (firstProof && !madeHere) await replacePassword(service);
  if (!saidYes && !pending) {
    await answerOf(() => service.auth.signOut({ scope: 'local' }));
    return routes.asking(routes.resetPassword, { notice: 'other-address' });
  }
  await endSessions('local');
  const supabase = await createSupabase();
  const kept = await answerOf(() => supabase.auth.setSession(session));
  if (kept.error) return failed(link, kept.error);
  await clearPendingMails();
  if (madeHere) return `/${SIGNED_IN_HASH}`;
  return firstProof
    ? routes.asking(routes.resetPassword, { notice: 'choose-password' })
    : routes.resetPassword;
}

/** Whether a link to reset the password was also the first proof of the address: it confirms it just the same. */
const isConfirmedByRecovery = ({ email_confirmed_at = '', recovery_sent_at = '' }: User) =>
  !(Date.parse(email_confirmed_at) < Date.parse(recovery_sent_at));

/** Sets a password that nobody knows. It has characters of every kind that a project may demand. */
async function replacePassword({ auth }: Awaited<ReturnType<typeof createUnkeptSupabase>>): Promise<void> {
  const password = `${randomBytes(32).toString('base64url')}aA1!`;
  const answer = await answerOf(() => auth.updateUser({ password }));
  // The page that follows sets one too.
  if (answer.error) await logFailure('error', 'password-not-replaced', answer);
}

function failed({ type }: MailedLink, error: unknown): string {
  const notice = isUnavailable(error) ? 'unavailable' : 'link-spent';
  return routes.asking(type === 'recovery' ? routes.resetPassword : routes.auth, { notice });
}

/** The auth service gave no verdict on the link: it may still be good. */
function isUnavailable(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return isRateLimit(error) || status === 0 || status >= 500;
}
