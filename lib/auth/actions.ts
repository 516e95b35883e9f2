'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ZodError } from 'zod';
import { authMessages } from '@/content/messages/auth';
import { sessionMessages } from '@/content/messages/layout';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';
import { defineAction, rejectForeignCall } from '@/lib/security/action';
import { MIN_SIGN_IN_MS, withMinimumDuration } from '@/lib/security/with-minimum-duration';
import { consumeRateLimit } from '@/lib/security/rate-limit';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';
import { explainLimit } from '@/lib/security/explain-wait';
import { callBackend } from '@/lib/supabase/call';
import { isSessionCookie } from '@/lib/supabase/cookies';
import { createSupabase } from '@/lib/supabase/server';
import { confirmCode } from './confirm-code';
import { endSessions } from './session';
import {
  addressSchema,
  codeSchema,
  credentialsSchema,
  explainIssues,
  findPasswordError,
  newCredentialsSchema,
} from './read-form';
import { mailCode } from './mail-code';
import { explainAuthError } from './explain-auth-error';
import { getSafeNext } from './get-safe-next';
import { reportAuthError } from './report-auth-error';
import { setPassword } from './set-password';
import type { AuthState } from './state';

const failed = (message: string, email?: string): AuthState => ({
  status: 'failed',
  message,
  ...(email && { email }),
});

/** Rejects a form in which a field is missing or wrong. */
const reject = (error: ZodError) => failed(explainIssues(error, authMessages.incomplete));

export const signIn = defineAction(
  credentialsSchema,
  (error) => failed(explainIssues(error, authMessages.incomplete, authMessages.wrongCredentials)),
  async ({ next, ...credentials }): Promise<AuthState> => {
    const { email } = credentials;
    const seconds = await consumeRateLimit('signIn', email);
    if (seconds > 0) return failed(explainLimit(seconds), email);
    await endSessions();
    const supabase = await createSupabase();
    const call = () => callBackend(() => supabase.auth.signInWithPassword(credentials));
    // The auth service hashes a password only for an address that has an account.
    const { error } = await withMinimumDuration(MIN_SIGN_IN_MS, call, (result) => result.error !== null);
    if (!error) return finishSignIn(next);
    await reportAuthError('sign-in-failed', error);
    const known = { 'Invalid login credentials': authMessages.wrongCredentials };
    const message = explainAuthError(error, known, authMessages.signInFailed);
    if (error.code === 'email_not_confirmed')
      return { status: 'code', code: { email, sentAt: null }, message, isRejected: true };
    return failed(message, email);
  },
);

/** Creates an account and mails the code that confirms its address. */
export const signUp = defineAction(
  newCredentialsSchema,
  reject,
  async ({ email, password }): Promise<AuthState> => {
    const options = { emailRedirectTo: `${getSiteUrl().origin}/` };
    const code = await mailCode(
      email,
      async (auth, email) => {
        const { data, error } = await auth.signUp({ email, password, options });
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
    if (code.isLate) return { status: 'code', code, message: authMessages.signUpFailed, isRejected: true };
    return { status: 'code', code, message: authMessages.accountCreated };
  },
);

/** Mails a code: for a forgotten password, and where an earlier code was lost. */
export const sendCode = defineAction(
  addressSchema,
  (error) => failed(explainIssues(error, authMessages.emailMissing)),
  async ({ email, sentAt }): Promise<AuthState> => {
    const code = await mailCode(email);
    // Where no other was mailed the earlier one still works.
    return { status: 'code', code: { ...code, sentAt: code.sentAt ?? sentAt } };
  },
);

/** Confirms an address by its code and sets the password: who proves the mailbox chooses it. */
export const confirmAddress = defineAction(codeSchema, reject, async (typed): Promise<AuthState> => {
  const { email, sentAt, password, next } = typed;
  // A code works once, so a password that cannot follow it must not use it up.
  const passwordError = findPasswordError(password);
  if (passwordError) return { status: 'code', code: { email, sentAt }, passwordError };
  const code = await confirmCode(typed);
  return code ? { status: 'code', code } : setFirstPassword(email, password, next);
});

/** Sets the password after the proof, when the auth service did not take the one that came with the code. */
export const choosePassword = defineAction(
  codeSchema,
  reject,
  async ({ email, password, next }): Promise<AuthState> => {
    const error = findPasswordError(password);
    return error ? { status: 'password', email, error } : setFirstPassword(email, password, next);
  },
);

async function setFirstPassword(email: string, password: string, next: unknown): Promise<AuthState> {
  const rejection = await setPassword(password);
  if (!rejection) return finishSignIn(next);
  const { error, needsCode } = rejection;
  return needsCode
    ? { status: 'code', code: { email, sentAt: null, error } }
    : { status: 'password', email, error };
}

/** Signs out everywhere. The cookies go even when the auth service does not answer. */
export async function signOut(): Promise<void> {
  await rejectForeignCall();
  await endSessions();
  const cookieStore = await cookies();
  for (const { name } of cookieStore.getAll()) {
    if (isSessionCookie(name) || name === SIGNED_IN_COOKIE) cookieStore.delete(name);
  }
  redirect(routes.auth);
}

async function finishSignIn(target: unknown): Promise<AuthState> {
  const next = getSafeNext(target);
  if (!(await headers()).has('next-action')) redirect(next);
  return { status: 'signed-in', message: sessionMessages.signedIn, next };
}
