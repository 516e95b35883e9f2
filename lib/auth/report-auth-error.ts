import 'server-only';
import { AuthSessionMissingError, isAuthError } from '@supabase/supabase-js';
import { getAuthEnv } from '@/lib/env/env';
import { noteFailure } from '@/lib/health/failures';
import { logFailure } from '@/lib/supabase/call';

/** Rejections that the visitor can mend, or that concern this account alone. They say nothing about the service. */
const rejections =
  /^(invalid_credentials|email_not_confirmed|otp_expired|weak_password|same_password|reauthentication_needed|user_(already_exists|banned|not_found)|email_(exists|address_invalid)|validation_failed|bad_jwt|session_(not_found|expired)|refresh_token_(not_found|already_used))$/;

/**
 * Logs a failed call of the auth service that would stop other visitors too, and turns the health check red. A wrong
 * password, code or address is no fault.
 */
export async function reportAuthError(event: string, error: unknown): Promise<void> {
  if (isRejection(error)) return;
  noteFailure('auth');
  await logFailure('error', event, { error, ...(isAuthError(error) && { status: error.status ?? 0 }) });
}

function isRejection(error: unknown): boolean {
  if (!isAuthError(error)) return false;
  // Where visitors' addresses are forwarded, a limit concerns this visitor alone.
  if (error.status === 429) return getAuthEnv().secretKey !== undefined;
  return error instanceof AuthSessionMissingError || rejections.test(String(error.code ?? ''));
}
