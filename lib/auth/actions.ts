'use server';

import { setTimeout as wait } from 'node:timers/promises';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { siteUrl } from '@/lib/env/site-url';
import { withDeadline } from '@/lib/security/deadline';
import { requireSameOrigin } from '@/lib/security/same-origin';
import { CALL_DEADLINE_MS } from '@/lib/supabase/client-options';
import { isSessionCookie, SIGNED_IN_COOKIE } from '@/lib/supabase/cookies';
import { createSupabase } from '@/lib/supabase/server';
import { readCredentials } from './form';
import { awaitingCookie } from './mail-cookies';
import { messages } from './messages';
import { outcome } from './outcome';
import { providerMessage } from './provider-error';
import { recoveryCookie } from './recovery-cookie';
import { signedIn } from './reply';
import type { AuthState } from './state';

/** No refusal of a sign-in is faster: the auth service hashes a password only for an address that has an account. */
const EVEN_MS = 1000;

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
  await endSessions();
  const supabase = await createSupabase();
  const even = wait(EVEN_MS);
  const error = await outcome(supabase.auth.signInWithPassword(credentials));
  if (!error) return signedIn(messages.signedIn, form.get('next'));
  await even;
  return {
    status: 'failed',
    message: providerMessage(
      error,
      { 'Invalid login credentials': messages.wrongCredentials },
      messages.signInFailed,
    ),
    email: credentials.email,
    unconfirmed: error instanceof Error && 'code' in error && error.code === 'email_not_confirmed',
  };
}

/** Creates an account; the auth service mails a link that confirms the address. */
export async function signUp(_previous: AuthState, form: FormData): Promise<AuthState> {
  await requireSameOrigin();
  const credentials = readCredentials(form);
  if (!credentials) return { status: 'failed', message: messages.signUpFailed };
  const supabase = await createSupabase();
  const options = { emailRedirectTo: `${siteUrl().origin}/` };
  const error = await outcome(supabase.auth.signUp({ ...credentials, options }));
  if (!error) {
    (await cookies()).set(awaitingCookie());
    return { status: 'done', message: messages.accountCreated, email: credentials.email };
  }
  const known = { 'User already registered': messages.accountExists };
  return {
    status: 'failed',
    message: providerMessage(error, known, messages.signUpFailed),
    email: credentials.email,
  };
}

/** Signs out everywhere. The cookies go even when the auth service does not answer. */
export async function signOut(): Promise<void> {
  await requireSameOrigin();
  await endSessions();
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (isSessionCookie(name) || name === SIGNED_IN_COOKIE) jar.delete(name);
  }
  jar.set({ ...recoveryCookie(''), maxAge: 0 });
  redirect('/auth');
}

/**
 * Ends every session of the account that this browser is signed in to. Failure is ignored. The call has a client of
 * its own and is given up in time, so that a late answer cannot end a session that began after it.
 */
async function endSessions(): Promise<void> {
  const supabase = await createSupabase(CALL_DEADLINE_MS / 2);
  await withDeadline(supabase.auth.signOut(), CALL_DEADLINE_MS / 2).catch(() => undefined);
}
