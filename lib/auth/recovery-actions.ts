'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { siteUrl } from '@/lib/env/site-url';
import { requireSameOrigin } from '@/lib/security/same-origin';
import { createSupabase } from '@/lib/supabase/server';
import { followLink, parseStoredLink } from './follow-link';
import { readAddress, readPassword } from './form';
import { awaitingCookie, LINK_COOKIE, linkCookie } from './mail-cookies';
import { messages } from './messages';
import { outcome } from './outcome';
import { readUser } from './read-user';
import { isRateLimit, providerMessage } from './provider-error';
import { RECOVERY_COOKIE, recoveryCookie } from './recovery-cookie';
import { signedIn } from './reply';
import type { AuthState } from './state';

/** Mails a link to set a new password. Answers the same whether or not the address has an account. */
export async function requestReset(_previous: AuthState, form: FormData): Promise<AuthState> {
  await requireSameOrigin();
  const address = readAddress(form);
  if (!address) return { status: 'failed', message: messages.unexpected };
  const supabase = await createSupabase();
  const error = await outcome(supabase.auth.resetPasswordForEmail(address.email));
  if (error && !isRateLimit(error)) {
    const message = providerMessage(error, {}, messages.unexpected);
    return { status: 'failed', message, email: address.email };
  }
  (await cookies()).set(awaitingCookie());
  return { status: 'done', message: messages.resetMailed, email: address.email };
}

/** Mails the link that confirms an address once more. Answers the same whether or not the address has an account. */
export async function resendConfirmation(_previous: AuthState, form: FormData): Promise<AuthState> {
  await requireSameOrigin();
  const address = readAddress(form);
  if (!address) return { status: 'failed', message: messages.unexpected };
  const supabase = await createSupabase();
  const options = { emailRedirectTo: `${siteUrl().origin}/` };
  const error = await outcome(supabase.auth.resend({ type: 'signup', email: address.email, options }));
  // A limit is met only for accounts that exist; the answer must not tell. The mail of a minute ago still works.
  if (!error || isRateLimit(error)) {
    (await cookies()).set(awaitingCookie());
    return { status: 'done', message: messages.confirmationMailed, email: address.email };
  }
  const message = providerMessage(error, {}, messages.unexpected);
  return { status: 'failed', message, email: address.email, unconfirmed: true };
}

/** Sets a new password. Only within ten minutes after following a mailed reset link. */
export async function setNewPassword(_previous: AuthState, form: FormData): Promise<AuthState> {
  await requireSameOrigin();
  const jar = await cookies();
  const fields = readPassword(form);
  if (!fields) return { status: 'failed', message: messages.unexpected };
  const supabase = await createSupabase();
  const visitor = await readUser(supabase);
  if (visitor.state === 'unreachable') return { status: 'failed', message: messages.unexpected };
  if (visitor.state === 'signed-out' || jar.get(RECOVERY_COOKIE)?.value !== visitor.user.id) {
    return { status: 'failed', message: messages.linkSpent };
  }
  const error = await outcome(supabase.auth.updateUser(fields));
  if (error) return { status: 'failed', message: providerMessage(error, {}, messages.unexpected) };
  jar.set({ ...recoveryCookie(''), maxAge: 0 });
  return signedIn(messages.passwordChanged, '/');
}

/** Follows the mailed link that a person has said yes to. */
export async function followStoredLink(): Promise<void> {
  await requireSameOrigin();
  const jar = await cookies();
  const link = parseStoredLink(jar.get(LINK_COOKIE)?.value);
  jar.set(linkCookie());
  redirect(link ? await followLink(link) : '/auth?notice=link-spent');
}
