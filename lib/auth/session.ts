import 'server-only';
import { AuthSessionMissingError, type AuthError, type User } from '@supabase/supabase-js';
import { logOncePerMinute } from '@/lib/log/log-once-per-minute';
import { CALL_DEADLINE_MS, callBackend, DeadlineError, withDeadline } from '@/lib/supabase/call';
import { createSupabase } from '@/lib/supabase/server';

/** The visitor as the auth service knows them. `unreachable` must never be treated as signed out. */
export type Visitor = { state: 'signed-in'; user: User } | { state: 'signed-out' } | { state: 'unreachable' };

interface AuthClient {
  auth: { getUser(): Promise<{ data: { user: User | null }; error: AuthError | null }> };
}

/**
 * Asks the auth service who the visitor is. Sees revoked sessions, unlike reading the token.
 *
 * @param milliseconds Includes a token refresh and its retries.
 */
export async function readUser(client: AuthClient, milliseconds = 4000): Promise<Visitor> {
  try {
    const { data, error } = await withDeadline(client.auth.getUser(), milliseconds);
    if (data.user) return { state: 'signed-in', user: data.user };
    return { state: isVerdict(error) ? 'signed-out' : 'unreachable' };
  } catch (cause) {
    if (cause instanceof DeadlineError) return { state: 'unreachable' };
    // A cookie that cannot even be decoded is no session.
    logOncePerMinute('warn', 'session-unreadable', { code: (cause as Error).name });
    return { state: 'signed-out' };
  }
}

/** Codes with which the auth service judges a session. Limits, proxies and outages say nothing about it. */
const verdicts =
  /^(bad_jwt|no_authorization|session_(not_found|expired)|user_(not_found|banned)|refresh_token_(not_found|already_used))$/;

/** Tells whether a response means that there is no session, or none any more. */
function isVerdict(error: AuthError | null): boolean {
  if (!error || error instanceof AuthSessionMissingError) return true;
  return error.name === 'AuthInvalidJwtError' || verdicts.test(error.code ?? '');
}

/** Returns the visitor of the page or route that is being answered. */
export const readVisitor = async (): Promise<Visitor> => readUser(await createSupabase());

/** Ends all sessions of this browser's account. Ignores failure. */
export async function endSessions(): Promise<void> {
  // The late response of another client cannot end a session that began after it.
  const supabase = await createSupabase(CALL_DEADLINE_MS / 2);
  await callBackend(() => supabase.auth.signOut({ scope: 'global' }), CALL_DEADLINE_MS / 2);
}

/** The middleware tells pages about the visitor in this header, whatever a client sent in it. */
const VISITOR_HEADER = 'x-visitor';

/** Sets the visitor on the request that goes on to the page. */
export const setVisitorHeader = (headers: Headers, visitor: Visitor): void =>
  headers.set(VISITOR_HEADER, visitor.state);

/** Tells whether the auth service did not answer: a page then shows nothing, since the session may be revoked. */
export const isUnreachable = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get(VISITOR_HEADER) === 'unreachable';
