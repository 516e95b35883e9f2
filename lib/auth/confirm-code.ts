import 'server-only';
import { isAuthError } from '@supabase/supabase-js';
import { codeErrors } from '@/content/messages/auth';
import { logEvent } from '@/lib/log/log-event';
import { consumeRateLimit, refundCodeTry } from '@/lib/security/rate-limit';
import { explainLimit } from '@/lib/security/explain-wait';
import { callBackend } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';
import { toAsciiEmail } from '@/lib/input-rules';
import { findCode } from './mailed-code';
import { reportAuthError } from './report-auth-error';
import { CODE_DIGITS, CODE_LIFETIME_MS, type CodeState } from './state';

interface TypedCode {
  email: string;
  code: string;
  sentAt: number | null;
}

/**
 * Confirms an address by its mailed code and signs its holder in. Returns null then. At the first proof the database
 * ends an earlier password, maybe a stranger's.
 */
export async function confirmCode({ email, code, sentAt }: TypedCode): Promise<CodeState | null> {
  const account = toAsciiEmail(email);
  const reject = (error: string): CodeState => ({ email, sentAt, error });
  const token = findCode(code);
  // A project's own length, of six to ten digits, may differ from ours.
  if (token.length < 6 || token.length > 10) return reject(codeErrors.incomplete);
  const seconds = await consumeRateLimit('proof');
  if (seconds > 0) return reject(explainLimit(seconds));
  if ((await consumeRateLimit('code', account)) > 0) return reject(codeErrors.tooManyTries);

  const { auth } = await createSupabase();
  const { error } = await callBackend(() => auth.verifyOtp({ email: account, token, type: 'email' }));
  if (error) return reject(await explainRejection(error, account, sentAt));
  await refundCodeTry(account);
  if (token.length !== CODE_DIGITS)
    await logEvent('error', 'code-length-differs', { otp_length: token.length });
  return null;
}

async function explainRejection(error: unknown, email: string, sentAt: number | null): Promise<string> {
  await reportAuthError('code-not-checked', error);
  const { status = 0, code } = isAuthError(error) ? error : {};
  if (code === 'user_banned') return codeErrors.blocked;
  if (code === 'otp_expired')
    return sentAt !== null && Date.now() - sentAt > CODE_LIFETIME_MS ? codeErrors.expired : codeErrors.wrong;
  // Nobody looked at the code, so it was no wrong try. The others stay counted.
  if (status === 0 || status === 429 || status >= 500) await refundCodeTry(email);
  return codeErrors.unavailable;
}
