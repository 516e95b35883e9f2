import 'server-only';
import { AuthSessionMissingError, isAuthError } from '@supabase/supabase-js';
import { authMessages, codeErrors } from '@/content/messages/auth';
import { callBackend } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import { explainAuthError } from './explain-auth-error';
import { reportAuthError } from './report-auth-error';

/** Why a password was not set, and whether the visitor must prove the mailbox again to set one. */
interface Refusal {
  error: string;
  needsCode: boolean;
}

const newCode: Refusal = { error: codeErrors.needed, needsCode: true };

/**
 * Sets the password of the visitor, whose session began with a mailed code. The auth service ends every other session
 * with it. Returns null then.
 */
export async function setPassword(password: string): Promise<Refusal | null> {
  const { auth } = await createSupabase();
  const { data } = await callBackend(() => auth.getSession());
  // Somebody at an open computer must not lock its owner out.
  if (!beganWithCode(data?.session?.access_token)) return newCode;
  const { error } = await callBackend(() => auth.updateUser({ password }));
  // An earlier try reached the service, and its response was late.
  if (!error || error.code === 'same_password') return null;
  await reportAuthError('password-not-set', error);
  if (needsNewSession(error)) return newCode;
  const isWeak = error.code === 'weak_password';
  const { passwordNotSet } = authMessages;
  return { error: isWeak ? explainAuthError(error, {}, passwordNotSet) : passwordNotSet, needsCode: false };
}

/** Reads how a session began. The auth service itself judges the token. */
function beganWithCode(token = ''): boolean {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      amr?: { method: string }[];
    };
    return claims.amr?.some(({ method }) => method === 'otp') ?? false;
  } catch {
    return false;
  }
}

/** Tells whether the session has ended, or is too old to change a password. */
const needsNewSession = (error: unknown): boolean =>
  error instanceof AuthSessionMissingError ||
  (isAuthError(error) && (error.status === 403 || error.code === 'reauthentication_needed'));
