import 'server-only';
import type { AuthError } from '@supabase/supabase-js';
import { codeWords } from '@/content/words/code';
import { authMessages } from '@/content/words/auth';
import { logEvent } from '@/lib/log/log-event';
import { evenly } from '@/lib/security/evenly';
import { attempt, forgetAttempts } from '@/lib/security/limits';
import { tooMany } from '@/lib/security/wait-words';
import { answerOf } from '@/lib/supabase/call';
import { createUnkeptSupabase, type UnkeptSupabase } from '@/lib/supabase/server';
import { CODE_PAUSE_MS, type CodeState } from './code-state';
import { MAIL_EVEN_MS } from './even-times';
import { isRateLimit, providerMessage } from './provider-error';

type Mail = (auth: UnkeptSupabase['auth'], email: string) => Promise<{ error: AuthError | null }>;

/** Mails a code to any address, and makes its account where there is none: the answer is the same for all. */
const mailToAny: Mail = (auth, email) => auth.signInWithOtp({ email });

/**
 * Mails a code that confirms an address.
 *
 * @param mail Asks the auth service for it.
 * @param known Texts of ours for errors of the auth service.
 * @returns The state of the form; its `sentAt` is null where nothing was mailed.
 */
export async function mailCode(
  email: string,
  mail: Mail = mailToAny,
  known: Record<string, string> = {},
  fallback: string = authMessages.unexpected,
): Promise<CodeState> {
  const seconds = await attempt('mail', email);
  if (seconds > 0) return { email, sentAt: null, error: tooMany(seconds) };
  const { auth } = await createUnkeptSupabase();
  const { error } = await evenly(MAIL_EVEN_MS, () => answerOf(() => mail(auth, email)));
  // The earlier code still works, so its tries stay counted.
  const pause = readPause(error);
  if (pause !== null)
    return { email, sentAt: Date.now() - CODE_PAUSE_MS + pause * 1000, error: codeWords.pause(pause) };
  if (!error) {
    forgetAttempts('code', email);
    return { email, sentAt: Date.now() };
  }
  if (isMailLimit(error)) {
    await logEvent('warn', 'mail-limit-met');
    return { email, sentAt: null, error: codeWords.mailLimit };
  }
  return { email, sentAt: null, error: providerMessage(error, known, fallback) };
}

/** Whether the auth service has mailed as much as it may, to this address or in the whole project. */
const isMailLimit = (error: unknown): error is Error =>
  isRateLimit(error) && 'code' in error && error.code === 'over_email_send_rate_limit';

/** Returns the seconds until the auth service mails to an address again; null for any other error. */
function readPause(error: unknown): number | null {
  const seconds = isMailLimit(error) && /after (\d+) seconds/.exec(error.message)?.[1];
  return seconds ? Number(seconds) : null;
}
