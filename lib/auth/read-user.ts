import { AuthSessionMissingError, type AuthError, type User } from '@supabase/supabase-js';
import { logEvent } from '@/lib/log/log-event';
import { DeadlineError, withDeadline } from '@/lib/supabase/deadline';

/** Somebody, nobody, or no answer. The last must never be treated as signed out. */
export type Visitor = { state: 'signed-in'; user: User } | { state: 'signed-out' } | { state: 'unreachable' };

interface AuthClient {
  auth: { getUser(): Promise<{ data: { user: User | null }; error: AuthError | null }> };
}

/**
 * Asks the auth service who the visitor is. Sees revoked sessions, unlike reading the token.
 *
 * @param client The backend as the visitor.
 * @param milliseconds The longest wait, token refresh and its retries included.
 */
export async function readUser(client: AuthClient, milliseconds = 4000): Promise<Visitor> {
  try {
    const { data, error } = await withDeadline(client.auth.getUser(), milliseconds);
    if (data.user) return { state: 'signed-in', user: data.user };
    return { state: isVerdict(error) ? 'signed-out' : 'unreachable' };
  } catch (cause) {
    if (cause instanceof DeadlineError) return { state: 'unreachable' };
    // A cookie that cannot even be decoded is no session.
    await logEvent('warn', 'session-unreadable', { code: (cause as Error).name });
    return { state: 'signed-out' };
  }
}

/** Codes with which the auth service judges a session. Everything else (limits, proxies, outages) says nothing about it. */
const verdicts =
  /^(bad_jwt|no_authorization|session_(not_found|expired)|user_(not_found|banned)|refresh_token_(not_found|already_used))$/;

/** Whether an answer means that there is no session, or none any more. */
function isVerdict(error: AuthError | null): boolean {
  if (!error || error instanceof AuthSessionMissingError) return true;
  return error.name === 'AuthInvalidJwtError' || verdicts.test(error.code ?? '');
}
