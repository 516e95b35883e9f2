import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { logEvent } from '@/lib/log/log-event';
import { DeadlineError } from '@/lib/supabase/deadline';
import { tryAgain } from '@/lib/security/wait-words';

/**
 * The words for an error of the auth service.
 *
 * @param error What it answered, or what was thrown.
 * @param known Texts of ours for errors whose message contains the key.
 * @param fallback Shown when there was no answer, or one without words.
 */
export function providerMessage(error: unknown, known: Record<string, string>, fallback: string): string {
  if (error instanceof DeadlineError || isAuthRetryableFetchError(error) || !(error instanceof Error))
    return fallback;
  const match = Object.entries(known).find(([part]) => error.message.includes(part));
  const words = match?.[1] ?? (error.message || fallback);
  // Its buckets fill again by one in some ten seconds (supabase.com/docs/guides/auth/rate-limits).
  return isRateLimit(error) && !/\d/.test(words) ? `${words.replace(/\.?$/, '.')} ${tryAgain(60)}` : words;
}

/**
 * Whether the auth service keeps a pause between mails: to one account, or in the whole project. It comes to that only
 * with an account that exists, so the answer must be that of a mail sent. The one of a minute ago still works.
 */
export async function isMailLimit(error: unknown): Promise<boolean> {
  if (!isRateLimit(error) || !('code' in error) || error.code !== 'over_email_send_rate_limit') return false;
  // Many of these are a project whose hourly limit is too low for its visitors.
  await logEvent('warn', 'mail-limit-met');
  return true;
}

/** Whether the auth service asks for patience. */
export function isRateLimit(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 429;
}
