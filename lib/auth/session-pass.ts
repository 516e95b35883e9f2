import { type NextRequest, NextResponse } from 'next/server';
import { isSecure } from '@/lib/env/env';
import { answerOf } from '@/lib/supabase/call';
import { isSessionCookie, sessionCookieName, sessionCookies } from '@/lib/supabase/cookies';
import { requestClient } from '@/lib/supabase/request-client';
import { readUser, type Visitor } from './read-user';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';

/** The request's visitor and a way to answer that keeps what was learnt about their session. */
export interface SessionPass {
  visitor: Visitor;
  /** Puts refreshed cookies, and the headers that keep them out of shared caches, on an answer. */
  finish: <T extends NextResponse>(response: T) => T;
  /** The answer that goes on to the page, which then sees the refreshed cookies. */
  proceed: () => NextResponse;
}

/**
 * Reads the session of a request and refreshes it when it has under 90 seconds left (the client library's
 * margin). With `freshSession` the only place that refreshes, so that one refresh token is not spent twice.
 */
export async function passSession(request: NextRequest): Promise<SessionPass> {
  const { supabase, finish, proceed } = requestClient(request);
  const hasSession = sessionCookieNames(request).length > 0;
  const visitor: Visitor = hasSession ? await readUser(supabase) : { state: 'signed-out' };
  return { visitor, finish, proceed };
}

/** An action that is called waits no longer than this for a refresh; then it tries by itself. */
const REFRESH_MS = 4000;

/**
 * Refreshes the session of a call of an action when it is about to end, and asks nobody otherwise. Done by the action
 * itself it would make the framework render the page anew, with the cookie, and an open tab of a former build load it
 * anew: with that, the word that the call went well is lost.
 */
export async function freshSession(request: NextRequest): Promise<NextResponse> {
  const { supabase, finish } = requestClient(request);
  if (sessionCookieNames(request).length > 0)
    // What went wrong the action finds out, and tells.
    await answerOf(() => supabase.auth.getSession(), REFRESH_MS);
  const response = NextResponse.next({ request });
  // As a plain header: cookies that the framework sees being set count as the action's.
  for (const [name, value] of finish(new NextResponse()).headers)
    if (!name.startsWith('x-middleware-')) response.headers.append(name, value);
  return response;
}

/** Removes whatever is left of a session: tampered, expired or revoked cookies stay behind otherwise. */
export function clearSession(request: NextRequest, response: NextResponse): NextResponse {
  const names = sessionCookieNames(request);
  // The flag may be all that is left.
  if (names.length === 0 && request.cookies.has(SIGNED_IN_COOKIE)) names.push(sessionCookieName());
  const removed = names.map((name) => ({ name, value: '', options: { maxAge: 0 } }));
  for (const { name, value, options } of sessionCookies(removed, isSecure())) {
    response.cookies.set(name, value, options);
  }
  return response;
}

/** Read from the header itself: the framework hides cookies whose value it cannot decode. */
function sessionCookieNames(request: NextRequest): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';');
  return pairs.map((pair) => (pair.split('=')[0] ?? '').trim()).filter(isSessionCookie);
}
