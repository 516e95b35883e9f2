'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { authMessages, sessionMessages } from '@/content/messages/auth';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';
import { createAction } from '@/lib/security/action';
import { MIN_SIGN_IN_MS, withMinimumDuration } from '@/lib/security/with-minimum-duration';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';
import { explainLimit } from '@/lib/security/explain-wait';
import { callBackend } from '@/lib/supabase/call';
import { isSessionCookie } from '@/lib/supabase/cookies';
import { createSupabase } from '@/lib/supabase/server';
import { confirmCode } from './confirm-code';
import { endSessions } from './session';
import { findPasswordFault, readAddress, readCode, readCredentials, readNewCredentials } from './read-form';
import { mailCode } from './mail-code';
import { explainAuthError } from './explain-auth-error';
import { getSafeNext } from './get-safe-next';
import { reportAuthError } from './report-auth-error';
import { setPassword } from './set-password';
import type { AuthState } from './state';

async function signIn(form: FormData): Promise<AuthState> {
  const credentials = readCredentials(form, authMessages.wrongCredentials);
  if (typeof credentials === 'string') return failed(credentials);
  const { email } = credentials;
  const seconds = await consumeRateLimit('signIn', email);
  if (seconds > 0) return failed(explainLimit(seconds), email);
  await endSessions();
  const supabase = await createSupabase();
  const call = () => callBackend(() => supabase.auth.signInWithPassword(credentials));
  // The auth service hashes a password only for an address that has an account.
  const { error } = await withMinimumDuration(MIN_SIGN_IN_MS, call, (answer) => answer.error !== null);
  if (!error) return answerSignedIn(form);
  await reportAuthError('sign-in-failed', error);
  const known = { 'Invalid login credentials': authMessages.wrongCredentials };
  const message = explainAuthError(error, known, authMessages.signInFailed);
  if (error.code === 'email_not_confirmed')
    return { status: 'code', code: { email, sentAt: null }, message, isRefused: true };
  return failed(message, email);
}

/** Creates an account and mails the code that confirms its address. */
async function signUp(form: FormData): Promise<AuthState> {
  const credentials = readNewCredentials(form);
  if (typeof credentials === 'string') return failed(credentials);
  const options = { emailRedirectTo: `${getSiteUrl().origin}/` };
  const code = await mailCode(
    credentials.email,
    async (auth, email) => {
      const { data, error } = await auth.signUp({ ...credentials, options });
      // A confirmed account gets no mail by a sign-up. It gets one here: nobody learns that there is an account.
      return error || data.user?.identities?.length !== 0 ? { error } : auth.signInWithOtp({ email });
    },
    (error) =>
      explainAuthError(
        error,
        { 'User already registered': authMessages.accountExists },
        authMessages.signUpFailed,
      ),
  );
  if (code.sentAt === null) return failed(code.error ?? authMessages.signUpFailed, code.email);
  if (code.isLate) return { status: 'code', code, message: authMessages.signUpFailed, isRefused: true };
  return { status: 'code', code, message: authMessages.accountCreated };
}

/** Mails a code: for a forgotten password, and where an earlier code was lost. */
async function sendCode(form: FormData): Promise<AuthState> {
  const fields = readAddress(form);
  if (typeof fields === 'string') return failed(fields);
  const code = await mailCode(fields.email);
  // Where no other was mailed the earlier one still works.
  return { status: 'code', code: { ...code, sentAt: code.sentAt ?? fields.sentAt } };
}

/** Confirms an address by its code and sets the password: who proves the mailbox chooses it. */
async function confirm(form: FormData): Promise<AuthState> {
  const fields = readCode(form);
  if (typeof fields === 'string') return failed(fields);
  const { email, sentAt, password } = fields;
  // A code works once, so a password that cannot follow it must not use it up.
  const passwordError = findPasswordFault(password);
  if (passwordError) return { status: 'code', code: { email, sentAt }, passwordError };
  const code = await confirmCode(fields);
  return code ? { status: 'code', code } : choosePassword(email, password, form);
}

/** Sets the password after the proof, when the auth service did not take the one that came with the code. */
async function retryPassword(form: FormData): Promise<AuthState> {
  const fields = readCode(form);
  if (typeof fields === 'string') return failed(fields);
  const { email, password } = fields;
  const error = findPasswordFault(password);
  return error ? { status: 'password', email, error } : choosePassword(email, password, form);
}

async function choosePassword(email: string, password: string, form: FormData): Promise<AuthState> {
  const refusal = await setPassword(password);
  if (!refusal) return answerSignedIn(form);
  const { error, needsCode } = refusal;
  return needsCode
    ? { status: 'code', code: { email, sentAt: null, error } }
    : { status: 'password', email, error };
}

const intents = { 'sign-in': signIn, 'sign-up': signUp, mail: sendCode, confirm, password: retryPassword };

/** Value of the buttons of an account form. */
export type AuthIntent = keyof typeof intents;

/** Answers every account form. Its button's `intent` says what is asked for. */
export const submitAuthForm = createAction(
  async (_previous: AuthState, form: FormData): Promise<AuthState> => {
    const intent = form instanceof FormData ? form.get('intent') : null;
    if (typeof intent !== 'string' || !Object.hasOwn(intents, intent)) return failed(authMessages.unexpected);
    return intents[intent as AuthIntent](form);
  },
);

/** Signs out everywhere. The cookies go even when the auth service does not answer. */
export const signOut = createAction(async (): Promise<void> => {
  await endSessions();
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (isSessionCookie(name) || name === SIGNED_IN_COOKIE) jar.delete(name);
  }
  redirect(routes.auth);
});

async function answerSignedIn(form: FormData): Promise<AuthState> {
  const next = getSafeNext(form.get('next'));
  if (!(await headers()).has('next-action')) redirect(next);
  return { status: 'signed-in', message: sessionMessages.signedIn, next };
}

const failed = (message: string, email?: string): AuthState => ({
  status: 'failed',
  message,
  ...(email && { email }),
});
