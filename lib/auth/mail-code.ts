import 'server-only';
import type { AuthError } from '@supabase/supabase-js';
import { codeWords, authMessages } from '@/content/messages/auth';
import { logEvent } from '@/lib/log/log-event';
import { MIN_MAIL_MS, withMinimumDuration } from '@/lib/security/with-minimum-duration';
import { consumeRateLimit, resetCodeTries } from '@/lib/security/rate-limit';
import { explainLimit } from '@/lib/security/explain-wait';
import { callBackend } from '@/lib/supabase/call';
import { createAnonymousClient, type AnonymousClient } from '@/lib/supabase/server';
import { toAsciiEmail } from '@/lib/typed-text';
import { CODE_PAUSE_MS, type CodeState } from './state';
import { isRateLimit, explainAuthError } from './explain-auth-error';

type Mail = (auth: AnonymousClient['auth'], email: string) => Promise<{ error: AuthError | null }>;

/** Mails a code to any address. New and known ones get the same answer. */
const mailToAny: Mail = (auth, email) => auth.signInWithOtp({ email });

/** Mails a code that confirms an address. The state's `sentAt` is null where nothing was mailed. */
export async function mailCode(
  email: string,
  mail: Mail = mailToAny,
  known: Record<string, string> = {},
  fallback: string = authMessages.unexpected,
): Promise<CodeState> {
  const account = toAsciiEmail(email);
  const seconds = await consumeRateLimit('mail', account);
  if (seconds > 0) return { email, sentAt: null, error: explainLimit(seconds) };
  const { auth } = await createAnonymousClient();
  const { error } = await withMinimumDuration(MIN_MAIL_MS, () => callBackend(() => mail(auth, account)));
  const pause = readPause(error);
  if (pause !== null)
    return { email, sentAt: Date.now() - CODE_PAUSE_MS + pause * 1000, error: codeWords.pause(pause) };
  if (!error) {
    await resetCodeTries(account);
    return { email, sentAt: Date.now() };
  }
  if (isMailLimit(error)) {
    await logEvent('warn', 'mail-limit-met');
    return { email, sentAt: null, error: codeWords.mailLimit };
  }
  return { email, sentAt: null, error: explainAuthError(error, known, fallback) };
}

/** Tells whether the auth service's limit of mails is met, for this address or for the project. */
const isMailLimit = (error: unknown): error is Error =>
  isRateLimit(error) && 'code' in error && error.code === 'over_email_send_rate_limit';

function readPause(error: unknown): number | null {
  const seconds = isMailLimit(error) && /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds ? Number(seconds) : null;
}
