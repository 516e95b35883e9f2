'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { User } from '@supabase/supabase-js';
import { authMessages } from '@/content/words/auth';
import { sessionMessages } from '@/content/words/session';
import { siteUrl } from '@/lib/env/site-url';
import * as routes from '@/lib/routes';
import { action } from '@/lib/security/action';
import { evenly } from '@/lib/security/evenly';
import { answerOf } from '@/lib/supabase/call';
import { isSessionCookie } from '@/lib/supabase/cookies';
import { createSupabase } from '@/lib/supabase/server';
import { endSessions } from './end-sessions';
import { readCredentials } from './form';
import { failed, formAction } from './form-action';
import { MAIL_EVEN_MS, SIGN_IN_EVEN_MS } from './even-times';
import { notePendingMail } from './pending-mails';
import { isMailLimit, providerMessage } from './provider-error';
import { signedIn } from './reply';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';

/** Signs in with address and password, after ending every older session of this browser. */
export const signIn = formAction(
  (form) => readCredentials(form, authMessages.wrongCredentials),
  'signIn',
  async (credentials, form) => {
    await endSessions('global');
    const supabase = await createSupabase();
    const call = () => answerOf(() => supabase.auth.signInWithPassword(credentials));
    // The auth service hashes a password only for an address that has an account.
    const { error } = await evenly(SIGN_IN_EVEN_MS, call, (answer) => answer.error !== null);
    if (!error) return signedIn(sessionMessages.signedIn, form.get('next'));
    const known = { 'Invalid login credentials': authMessages.wrongCredentials };
    return {
      ...failed(providerMessage(error, known, authMessages.signInFailed), credentials.email),
      unconfirmed: error.code === 'email_not_confirmed',
    };
  },
);

/** Creates an account; the auth service mails a link that confirms the address. */
export const signUp = formAction(
  (form) => readCredentials(form, authMessages.signUpFailed),
  'mail',
  async (credentials) => {
    const { email } = credentials;
    const options = { emailRedirectTo: `${siteUrl().origin}/` };
    const supabase = await createSupabase();
    const call = () => answerOf(() => supabase.auth.signUp({ ...credentials, options }));
    const { data, error } = await evenly(MAIL_EVEN_MS, call);
    if (!error || (await isMailLimit(error))) {
      await notePendingMail(email, madeNow(data?.user) ?? crypto.randomUUID());
      return { status: 'done', message: authMessages.accountCreated, email };
    }
    const known = { 'User already registered': authMessages.accountExists };
    return failed(providerMessage(error, known, authMessages.signUpFailed), email);
  },
);

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
export const signOut = action(async (): Promise<void> => {
  await endSessions('global');
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (isSessionCookie(name) || name === SIGNED_IN_COOKIE) jar.delete(name);
  }
  redirect(routes.auth);
});
