import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { DeadlineError } from '@/lib/security/deadline';

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
  return match?.[1] ?? (error.message || fallback);
}

/** Whether the auth service asks for patience. */
export function isRateLimit(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 429;
}
