'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { authMessages } from '@/content/words/auth';
import { siteUrl } from '@/lib/env/site-url';
import * as routes from '@/lib/routes';
import { action } from '@/lib/security/action';
import { evenly } from '@/lib/security/evenly';
import { attempt } from '@/lib/security/limits';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { createSupabase, type Supabase } from '@/lib/supabase/server';
import { MAIL_EVEN_MS } from './even-times';
import { followLink, parseStoredLink } from './follow-link';
import { readAddress, readPassword } from './form';
import { failed, formAction } from './form-action';
import { linkCookie, linkCookieName } from './mail-cookies';
import { hasMailboxProof } from './mailbox-proof';
import { notePendingMail } from './pending-mails';
import { isMailLimit, providerMessage } from './provider-error';
import { readUser } from './read-user';
import { signedIn } from './reply';
import type { AuthState } from './state';

/** The action of a form that asks for a mail. Answers the same whether or not the address has an account. */
const mailForm = (done: string, ask: (supabase: Supabase, email: string) => Promise<{ error: unknown }>) =>
  formAction(readAddress, 'mail', async ({ email }) => {
    const supabase = await createSupabase();
    const { error } = await evenly(MAIL_EVEN_MS, () => answerOf(() => ask(supabase, email)));
    if (error && !(await isMailLimit(error)))
      return failed(providerMessage(error, {}, authMessages.unexpected), email);
    await notePendingMail(email);
    return { status: 'done', message: done, email };
  });

/** Mails a link to set a new password. */
export const requestReset = mailForm(authMessages.resetMailed, ({ auth }, email) =>
  auth.resetPasswordForEmail(email),
);

const resend = mailForm(authMessages.confirmationMailed, ({ auth }, email) =>
  auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${siteUrl().origin}/` } }),
);

/** Mails the link that confirms an address once more. */
export async function resendConfirmation(previous: AuthState, form: FormData): Promise<AuthState> {
  const state = await resend(previous, form);
  return state.status === 'failed' ? { ...state, unconfirmed: true } : state;
}

/**
 * Sets a new password, within ten minutes after following a mailed link. A session alone is not enough: somebody else may
 * sit before it. Ends every other session, wherever it is.
 */
export const setNewPassword = formAction(readPassword, 'proof', async (fields) => {
  const supabase = await createSupabase();
  const visitor = await readUser(supabase);
  if (visitor.state === 'unreachable') return failed(authMessages.unexpected);
  if (visitor.state === 'signed-out' || !(await hasMailboxProof(supabase)))
    return { ...failed(authMessages.linkSpent), spent: true };
  const { error } = await answerOf(() => supabase.auth.updateUser(fields));
  if (error) return failed(providerMessage(error, {}, authMessages.unexpected));
  // The hosted service has done so (`User.UpdatePassword`, internal/models/user.go); here it is said, too.
  const left = await answerOf(() => supabase.auth.signOut({ scope: 'others' }));
  if (left.error) await logFailure('error', 'other-sessions-not-ended', left);
  return signedIn(authMessages.passwordChanged, '/');
});

/** Follows the mailed link that a person has said yes to. */
export const followStoredLink = action(async (): Promise<void> => {
  if ((await attempt('proof')) > 0) redirect(routes.asking(routes.auth, { notice: 'unavailable' }));
  const jar = await cookies();
  const link = parseStoredLink(jar.get(linkCookieName())?.value);
  jar.set(linkCookie());
  redirect(
    link ? await followLink(link, { saidYes: true }) : routes.asking(routes.auth, { notice: 'link-spent' }),
  );
});
