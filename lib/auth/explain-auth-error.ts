import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { DeadlineError } from '@/lib/supabase/call';
import { explainWait } from '@/lib/security/explain-wait';

/** Explains an error of the auth service, in our words where its message is known. */
export function explainAuthError(error: unknown, known: Record<string, string>, fallback: string): string {
  if (error instanceof DeadlineError || isAuthRetryableFetchError(error) || !(error instanceof Error))
    return fallback;
  const match = Object.entries(known).find(([part]) => error.message.includes(part));
  const words = match?.[1] ?? (error.message || fallback);
  // Its buckets fill again by one in some ten seconds (supabase.com/docs/guides/auth/rate-limits).
  return isRateLimit(error) && !/\d/.test(words) ? `${words.replace(/\.?$/, '.')} ${explainWait(60)}` : words;
}

export function isRateLimit(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 429;
}
