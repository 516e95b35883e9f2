import { isAuthRetryableFetchError } from '@supabase/supabase-js';
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

/** Whether the auth service asks for patience. */
export function isRateLimit(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 429;
}
