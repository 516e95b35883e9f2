'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { siteUrl } from '@/lib/env/site-url';
import * as routes from '@/lib/routes';
import { evenly } from '@/lib/security/evenly';
import { attempt } from '@/lib/security/limits';
import { requireSameOrigin } from '@/lib/security/same-origin';
import { answerOf, logFailure } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import { MAIL_EVEN_MS } from './even-times';
import { followLink, parseStoredLink } from './follow-link';
import { readAddress, readPassword } from './form';
import { linkCookie, linkCookieName } from './mail-cookies';
import { hasMailboxProof } from './mailbox-proof';
import { messages } from './messages';
import { notePendingMail } from './pending-mails';
import { isMailLimit, providerMessage } from './provider-error';
import { readUser } from './read-user';
import { signedIn, tooFast } from './reply';
import type { AuthState } from './state';

type Supabase = Awaited<ReturnType<typeof createSupabase>>;

/** Mails a link to set a new password. Answers the same whether or not the address has an account. */
export async function requestReset(_previous: AuthState, form: FormData): Promise<AuthState> {
  return requestMail(form, messages.resetMailed, ({ auth }, email) => auth.resetPasswordForEmail(email));
}

/** Mails the link that confirms an address once more. Answers the same whether or not the address has an account. */
export async function resendConfirmation(_previous: AuthState, form: FormData): Promise<AuthState> {
  const options = { emailRedirectTo: `${siteUrl().origin}/` };
  const state = await requestMail(form, messages.confirmationMailed, ({ auth }, email) =>
    auth.resend({ type: 'signup', email, options }),
  );
  return state.status === 'failed' ? { ...state, unconfirmed: true } : state;
}

async function requestMail(
  form: FormData,
  done: string,
  ask: (supabase: Supabase, email: string) => Promise<{ error: unknown }>,
): Promise<Exclude<AuthState, { status: 'idle' | 'signed-in' }>> {
  await requireSameOrigin();
  const address = readAddress(form);
  if (typeof address === 'string') return { status: 'failed', message: address };
  const { email } = address;
  const seconds = await attempt('mail', email);
  if (seconds > 0) return tooFast(seconds, email);
  const supabase = await createSupabase();
  const { error } = await evenly(MAIL_EVEN_MS, () => answerOf(() => ask(supabase, email)));
  if (error && !(await isMailLimit(error)))
    return { status: 'failed', message: providerMessage(error, {}, messages.unexpected), email };
  await notePendingMail(email);
  return { status: 'done', message: done, email };
}

/**
 * Sets a new password, within ten minutes after following a mailed link. A session alone is not enough: somebody else may
 * sit before it. Ends every other session, wherever it is.
 */
export async function setNewPassword(_previous: AuthState, form: FormData): Promise<AuthState> {
  await requireSameOrigin();
  const fields = readPassword(form);
  if (typeof fields === 'string') return { status: 'failed', message: fields };
  const seconds = await attempt('proof');
  if (seconds > 0) return tooFast(seconds);
  const supabase = await createSupabase();
  const visitor = await readUser(supabase);
  if (visitor.state === 'unreachable') return { status: 'failed', message: messages.unexpected };
  if (visitor.state === 'signed-out' || !(await hasMailboxProof(supabase)))
    return { status: 'failed', message: messages.linkSpent };
  const { error } = await answerOf(() => supabase.auth.updateUser(fields));
  if (error) return { status: 'failed', message: providerMessage(error, {}, messages.unexpected) };
  // The hosted service has done so (`User.UpdatePassword`, internal/models/user.go); here it is said, too.
  const left = await answerOf(() => supabase.auth.signOut({ scope: 'others' }));
  if (left.error) await logFailure('error', 'other-sessions-not-ended', left);
  return signedIn(messages.passwordChanged, '/');
}

/** Follows the mailed link that a person has said yes to. */
export async function followStoredLink(): Promise<void> {
  await requireSameOrigin();
  if ((await attempt('proof')) > 0) redirect(routes.asking(routes.auth, { notice: 'unavailable' }));
  const jar = await cookies();
  const link = parseStoredLink(jar.get(linkCookieName())?.value);
  jar.set(linkCookie());
  redirect(
    link ? await followLink(link, { saidYes: true }) : routes.asking(routes.auth, { notice: 'link-spent' }),
  );
}
