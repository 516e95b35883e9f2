'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { User } from '@supabase/supabase-js';
import { siteUrl } from '@/lib/env/site-url';
import { evenly } from '@/lib/security/evenly';
import { attempt } from '@/lib/security/limits';
import { requireSameOrigin } from '@/lib/security/same-origin';
import { isSessionCookie } from '@/lib/supabase/cookies';
import { createSupabase } from '@/lib/supabase/server';
import { endSessions } from './end-sessions';
import { readCredentials } from './form';
import { MAIL_EVEN_MS, SIGN_IN_EVEN_MS } from './even-times';
import { messages } from './messages';
import { answer, outcome } from './outcome';
import { notePendingMail } from './pending-mails';
import { isMailLimit, providerMessage } from './provider-error';
import { signedIn, tooFast } from './reply';
import { SIGNED_IN_COOKIE } from './signed-in-flag';
import type { AuthState } from './state';

/**
 * Signs in with address and password, after ending every older session of this browser.
 *
 * @param _previous What the form showed before; not used.
 * @param form Untrusted: email, password, next.
 */
export async function signIn(_previous: AuthState, form: FormData): Promise<AuthState> {
  await requireSameOrigin();
  const credentials = readCredentials(form);
  if (!credentials) return { status: 'failed', message: messages.wrongCredentials };
  const { email } = credentials;
  const seconds = await attempt('signIn', email);
  if (seconds > 0) return tooFast(seconds, email);
  await endSessions('global');
  const call = async () => outcome((await createSupabase()).auth.signInWithPassword(credentials));
  // The auth service hashes a password only for an address that has an account.
  const error = await evenly(SIGN_IN_EVEN_MS, call, (refusal) => refusal !== null);
  if (!error) return signedIn(messages.signedIn, form.get('next'));
  return {
    status: 'failed',
    message: providerMessage(
      error,
      { 'Invalid login credentials': messages.wrongCredentials },
      messages.signInFailed,
    ),
    email,
    unconfirmed: error instanceof Error && 'code' in error && error.code === 'email_not_confirmed',
  };
}

/** Creates an account; the auth service mails a link that confirms the address. */
export async function signUp(_previous: AuthState, form: FormData): Promise<AuthState> {
  await requireSameOrigin();
  const credentials = readCredentials(form);
  if (!credentials) return { status: 'failed', message: messages.signUpFailed };
  const { email } = credentials;
  const seconds = await attempt('mail', email);
  if (seconds > 0) return tooFast(seconds, email);
  const options = { emailRedirectTo: `${siteUrl().origin}/` };
  const call = async () => answer((await createSupabase()).auth.signUp({ ...credentials, options }));
  const { data, error } = await evenly(MAIL_EVEN_MS, call);
  if (!error || (await isMailLimit(error))) {
    await notePendingMail(email, madeNow(data?.user) ?? crypto.randomUUID());
    return { status: 'done', message: messages.accountCreated, email };
  }
  const known = { 'User already registered': messages.accountExists };
  return { status: 'failed', message: providerMessage(error, known, messages.signUpFailed), email };
}

/** An account older than this was there before; a mail server may take its time. */
const MADE_WITHIN_MS = 10_000;

/**
 * The account that a sign-up has made, if it made one. For an address that waits for its confirmation the auth service
 * mails again and answers with the account that there is, its password unchanged (github.com/supabase/auth,
 * internal/api/signup.go); then the account is older than its mail, of which there is one a minute. Both moments are the
 * service's. For a confirmed address it makes up an account that nobody will ever sign in to.
 */
function madeNow(user: User | null | undefined): string | undefined {
  const { id, created_at, confirmation_sent_at = '' } = user ?? {};
  if (!id || !created_at) return undefined;
  return Date.parse(confirmation_sent_at) - Date.parse(created_at) < MADE_WITHIN_MS ? id : undefined;
}

/** Signs out everywhere. The cookies go even when the auth service does not answer. */
export async function signOut(): Promise<void> {
  await requireSameOrigin();
  await endSessions('global');
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (isSessionCookie(name) || name === SIGNED_IN_COOKIE) jar.delete(name);
  }
  redirect('/auth');
}
