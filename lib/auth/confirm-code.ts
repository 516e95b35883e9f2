import 'server-only';
import { randomBytes } from 'node:crypto';
import type { User } from '@supabase/supabase-js';
import { authMessages, codeWords } from '@/content/messages/auth';
import { consumeRateLimit, refundCodeTry } from '@/lib/security/rate-limit';
import { explainLimit } from '@/lib/security/explain-wait';
import { callBackend, logFailure } from '@/lib/supabase/call';
import { createSupabase, createAnonymousClient, type AnonymousClient } from '@/lib/supabase/server';
import { foldDigits, toAsciiEmail } from '@/lib/typed-text';
import { CODE_DIGITS, CODE_LIFETIME_MS, type CodeState } from './state';
import { isRateLimit, explainAuthError } from './explain-auth-error';

interface TypedCode {
  email: string;
  code: string;
  sentAt: number | null;
}

/**
 * Confirms an address by its mailed code and signs its holder in. Returns null then. At the first proof an earlier
 * password, maybe a stranger's, is replaced.
 */
export async function confirmCode(
  { email, code, sentAt }: TypedCode,
  password?: string,
): Promise<CodeState | null> {
  const account = toAsciiEmail(email);
  const refuse = (error: string): CodeState => ({ email, sentAt, error });
  const token = foldDigits(code).replace(/\D/g, '');
  if (token.length !== CODE_DIGITS) return refuse(codeWords.incomplete);
  const seconds = await consumeRateLimit('proof');
  if (seconds > 0) return refuse(explainLimit(seconds));
  if ((await consumeRateLimit('code', account)) > 0) return refuse(codeWords.tooManyTries);

  // The session reaches the browser only when the password is set.
  const service = await createAnonymousClient();
  const { data, error } = await callBackend(() =>
    service.auth.verifyOtp({ email: account, token, type: 'email' }),
  );
  if (error || !data.user || !data.session) return refuse(await explainRefusal(error, account, sentAt));
  await refundCodeTry(account);

  const refused = await replacePassword(service, data.user, password);
  const supabase = await createSupabase();
  const { session } = data;
  const kept = refused ? null : await callBackend(() => supabase.auth.setSession(session));
  if (kept && !kept.error) return null;
  await callBackend(() => service.auth.signOut({ scope: 'global' }));
  return { email, sentAt: null, error: refused ?? codeWords.unavailable };
}

/** Tells whether the code was the first proof: then the address was confirmed after the code was mailed. */
export function isFirstProof({ email_confirmed_at, confirmation_sent_at, recovery_sent_at }: User): boolean {
  const parse = (time = '') => Date.parse(time) || 0;
  const sentAt = Math.max(parse(confirmation_sent_at), parse(recovery_sent_at));
  return parse(email_confirmed_at) >= sentAt;
}

/** Sets the new password, which ends every other session. Returns why it could not be set. */
async function replacePassword(
  { auth }: AnonymousClient,
  user: User,
  password: string | undefined,
): Promise<string | null> {
  const isFirst = isFirstProof(user);
  if (password === undefined && !isFirst) return null;
  const error = await setPassword(auth, password ?? createPassword());
  if (!error) return null;
  await logFailure('error', 'password-not-replaced', { error });
  // A stranger's password may not outlive the proof because the holder's was refused.
  if (password !== undefined && isFirst) await setPassword(auth, createPassword());
  return explainAuthError(error, {}, authMessages.unexpected);
}

async function setPassword(auth: AnonymousClient['auth'], password: string): Promise<unknown> {
  const { error } = await callBackend(() => auth.updateUser({ password }));
  if (error && error.code !== 'same_password') return error;
  const left = await callBackend(() => auth.signOut({ scope: 'others' }));
  if (left.error) await logFailure('error', 'other-sessions-not-ended', left);
  return null;
}

const createPassword = () => `${randomBytes(32).toString('base64url')}aA1!`;

async function explainRefusal(error: unknown, email: string, sentAt: number | null): Promise<string> {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  if (isRateLimit(error) || status === 0 || status >= 500) {
    // Nobody looked at the code, so it was no wrong try. The others stay counted.
    await refundCodeTry(email);
    return codeWords.unavailable;
  }
  return sentAt !== null && Date.now() - sentAt > CODE_LIFETIME_MS ? codeWords.expired : codeWords.wrong;
}
