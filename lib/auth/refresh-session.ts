import { type NextRequest, NextResponse } from 'next/server';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';
import { callBackend } from '@/lib/supabase/call';
import { getSessionCookieName, hardenCookies, isSessionCookie } from '@/lib/supabase/cookies';
import { createRequestClient } from '@/lib/supabase/server';
import { readUser, type Visitor } from './session';

/**
 * Reads the session of a request and refreshes it when it has under 90 seconds left (the client library's margin). Only
 * this file refreshes sessions, so that no refresh token is spent twice.
 */
export async function readSession(request: NextRequest) {
  const { supabase, finish, proceed } = createRequestClient(request);
  const hasSession = getSessionCookieNames(request).length > 0;
  const visitor: Visitor = hasSession ? await readUser(supabase) : { state: 'signed-out' };
  return { visitor, finish, proceed };
}

/** A called action waits no longer than this for a refresh; then it tries by itself. */
const REFRESH_MS = 4000;

/** Refreshes a session before its action: refreshed in the action, Next would render the page with the response. */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  const { supabase, finish } = createRequestClient(request);
  if (getSessionCookieNames(request).length > 0)
    await callBackend(() => supabase.auth.getSession(), REFRESH_MS);
  const response = NextResponse.next({ request });
  // As a plain header: cookies that Next sees being set count as the action's.
  for (const [name, value] of finish(new NextResponse()).headers)
    if (!name.startsWith('x-middleware-')) response.headers.append(name, value);
  return response;
}

/** Removes the cookies of a session that is tampered with, expired or revoked. */
export function clearSession(request: NextRequest, response: NextResponse): NextResponse {
  const names = getSessionCookieNames(request);
  // The flag may be all that is left.
  if (names.length === 0 && request.cookies.has(SIGNED_IN_COOKIE)) names.push(getSessionCookieName());
  const removed = names.map((name) => ({ name, value: '', options: { maxAge: 0 } }));
  for (const { name, value, options } of hardenCookies(removed)) response.cookies.set(name, value, options);
  return response;
}

/** Reads the header itself: Next hides cookies whose value it cannot decode. */
function getSessionCookieNames(request: NextRequest): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';');
  return pairs.map((pair) => (pair.split('=')[0] ?? '').trim()).filter(isSessionCookie);
}
