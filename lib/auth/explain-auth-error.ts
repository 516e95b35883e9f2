import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { DeadlineError } from '@/lib/supabase/call';
import { explainWait } from '@/lib/security/explain-wait';

/**
 * Returns the words to show for an error of the auth service.
 *
 * @param known Texts of ours for errors whose message contains the key.
 * @param fallback Shown when there was no answer, or one without words.
 */
export function explainAuthError(error: unknown, known: Record<string, string>, fallback: string): string {
  if (error instanceof DeadlineError || isAuthRetryableFetchError(error) || !(error instanceof Error))
    return fallback;
  const match = Object.entries(known).find(([part]) => error.message.includes(part));
  const words = match?.[1] ?? (error.message || fallback);
  // Its buckets fill again by one in some ten seconds (supabase.com/docs/guides/auth/rate-limits).
  return isRateLimit(error) && !/\d/.test(words) ? `${words.replace(/\.?$/, '.')} ${explainWait(60)}` : words;
}

/** Tells whether the auth service refuses by a rate limit. */
export function isRateLimit(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 429;
}
