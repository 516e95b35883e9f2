import { createServerClient } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { readUser, type Visitor } from '@/lib/auth/read-user';
import { backendEnv } from '@/lib/env/backend';
import { siteUrl } from '@/lib/env/site-url';
import { visitorAddress } from '@/lib/security/visitor-address';
import { clientOptions } from './client-options';
import { isRemoval, isSessionCookie, sessionCookieName, sessionCookies, SIGNED_IN_COOKIE } from './cookies';

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
 * margin). The only place that refreshes for pages, so that one refresh token is not spent twice.
 */
export async function passSession(request: NextRequest): Promise<SessionPass> {
  const { url, key } = backendEnv();
  const cookies = new Map<string, ReturnType<typeof sessionCookies>[number]>();
  const headers = new Headers();
  const secure = siteUrl().protocol === 'https:';
  const supabase = createServerClient(url, key, {
    ...clientOptions({ address: visitorAddress(request.headers) }),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (toSet, cacheHeaders) => {
        if (isRemoval(toSet)) return;
        for (const cookie of sessionCookies(toSet, secure)) {
          cookies.set(cookie.name, cookie);
          request.cookies.set(cookie.name, cookie.value);
        }
        for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
      },
    },
  });
  const hasSession = sessionCookieNames(request).length > 0;
  const visitor: Visitor = hasSession ? await readUser(supabase) : { state: 'signed-out' };

  const finish = <T extends NextResponse>(response: T): T => {
    for (const { name, value, options } of cookies.values()) response.cookies.set(name, value, options);
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  };
  return { visitor, finish, proceed: () => finish(NextResponse.next({ request })) };
}

/** Removes whatever is left of a session: tampered, expired or revoked cookies stay behind otherwise. */
export function clearSession(request: NextRequest, response: NextResponse): NextResponse {
  const names = sessionCookieNames(request);
  // The flag may be all that is left.
  if (names.length === 0 && request.cookies.has(SIGNED_IN_COOKIE)) names.push(sessionCookieName());
  const removed = names.map((name) => ({ name, value: '', options: { maxAge: 0 } }));
  for (const { name, value, options } of sessionCookies(removed, siteUrl().protocol === 'https:')) {
    response.cookies.set(name, value, options);
  }
  return response;
}

/** Read from the header itself: the framework hides cookies whose value it cannot decode. */
function sessionCookieNames(request: NextRequest): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';');
  return pairs.map((pair) => (pair.split('=')[0] ?? '').trim()).filter(isSessionCookie);
}
