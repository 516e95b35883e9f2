import { type NextRequest, NextResponse } from 'next/server';
import { refusals } from '@/content/words/refusals';
import { siteUrl } from '@/lib/env/site-url';
import { isDemoForm } from '@/lib/demo/posted-form';
import { noteVisitor } from '../auth/visitor-header';
import { logEvent } from '@/lib/log/log-event';
import { REQUEST_ID } from '@/lib/log/request-id';
import { refusePost } from '@/lib/middleware/refuse-post';
import { requestPolicy } from '@/lib/middleware/request-policy';
import { clearSession, freshSession, passSession } from '@/lib/auth/session-pass';
import * as routes from '@/lib/routes';

const POLICY = 'Content-Security-Policy';

/** Paths whose answers depend on the visitor, with whatever suffix the framework gives to requests for data. */
const accountArea = [routes.auth, routes.dashboard];

/** The forms of a page that are sent without scripts. */
function formsOf(pathname: string, isAccount: boolean) {
  if (isAccount) return 'any';
  return pathname === routes.demo ? isDemoForm : null;
}

/**
 * Refuses what no page of this site would send, and guards the account area. Calls sent to public pages are
 * let through, their session kept fresh: the action asks for it itself. So is the demo form where the browser posts it;
 * the page that answers is made for it alone.
 */
export async function guard(request: NextRequest): Promise<NextResponse> {
  request.headers.set(REQUEST_ID, crypto.randomUUID());
  const { pathname } = request.nextUrl;
  const isAccount = accountArea.some((path) => pathname.startsWith(path));
  const refusal = await refusePost(request, formsOf(pathname, isAccount));
  if (refusal) return refusal;
  if (isAccount) return ownAnswer(request, guardAccountArea);
  if (request.method !== 'POST') return NextResponse.next({ request });
  return request.headers.has('next-action') ? freshSession(request) : ownAnswer(request, freshSession);
}

/** An answer that is made for this request: with a policy of its own, and kept by nobody. */
async function ownAnswer(
  request: NextRequest,
  answer: (request: NextRequest) => Promise<NextResponse>,
): Promise<NextResponse> {
  const policy = await requestPolicy();
  // The page reads it from here, to put the nonce on its scripts.
  if (policy) request.headers.set(POLICY, policy);
  const response = await answer(request);
  if (policy) response.headers.set(POLICY, policy);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/**
 * Keeps the session of the account area fresh and sends signed-out visitors of the dashboard to sign-in; what they posted
 * is answered by its action and its page, which keep what was typed. When the auth service does not answer the page is shown, and says so: nobody is signed out by an outage. The
 * Data API verifies the session again, and the policies decide what there is for it: this is only the first guard.
 */
async function guardAccountArea(request: NextRequest): Promise<NextResponse> {
  try {
    const { visitor, finish, proceed } = await passSession(request);
    const { pathname, search } = request.nextUrl;
    noteVisitor(request.headers, visitor);
    if (visitor.state !== 'signed-out') return proceed();
    const isVisit = pathname.startsWith(routes.dashboard) && request.method !== 'POST';
    const response = isVisit ? finish(NextResponse.redirect(signInUrl(pathname + search))) : proceed();
    return clearSession(request, response);
  } catch (cause) {
    // An exception here would be answered without any of our headers.
    await logEvent('error', 'guard-failed', { code: (cause as Error).name });
    return new NextResponse(refusals.failed, { status: 500 });
  }
}

const signInUrl = (next: string) => new URL(routes.asking(routes.auth, { next }), siteUrl());
