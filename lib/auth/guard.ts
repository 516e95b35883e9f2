import { type NextRequest, NextResponse } from 'next/server';
import { siteUrl } from '@/lib/env/site-url';
import { logEvent } from '@/lib/log/log-event';
import { requestPolicy } from '@/lib/security/request-policy';
import { clearSession, passSession } from '@/lib/supabase/middleware';

const POLICY = 'Content-Security-Policy';

/** Paths that only signed-in people see. */
const guarded = '/dashboard-list-form-data';

/**
 * Keeps the session of the account area fresh and sends signed-out visitors of the dashboard to sign-in. When
 * the auth service does not answer the page is shown, and says so: nobody is signed out by an outage. The
 * page and the database ask again; this is only the first of three guards.
 */
export async function guardAccountArea(request: NextRequest): Promise<NextResponse> {
  const policy = await requestPolicy();
  // The page reads it from here, to put the nonce on its scripts.
  if (policy) request.headers.set(POLICY, policy);
  const response = await guard(request);
  if (policy) response.headers.set(POLICY, policy);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

async function guard(request: NextRequest): Promise<NextResponse> {
  try {
    const { visitor, finish, proceed } = await passSession(request);
    const { pathname, search } = request.nextUrl;
    if (visitor.state !== 'signed-out') return proceed();
    const response = pathname.startsWith(guarded)
      ? finish(NextResponse.redirect(signInUrl(pathname + search)))
      : proceed();
    return clearSession(request, response);
  } catch (cause) {
    // An exception here would be answered without any of our headers.
    logEvent('error', 'guard-failed', { code: (cause as Error).name });
    return new NextResponse('Something went wrong. Please try again.', { status: 500 });
  }
}

function signInUrl(next: string): URL {
  const url = new URL('/auth', siteUrl());
  url.searchParams.set('next', next);
  return url;
}
