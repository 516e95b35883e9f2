import { type NextRequest, NextResponse } from 'next/server';
import { refusals } from '@/content/messages/errors';
import { clearSession, readSession, refreshSession } from '@/lib/auth/refresh-session';
import { setVisitorHeader } from '@/lib/auth/session';
import { isDemoForm } from '@/lib/demo/posted-form';
import { getStartUpScript, isDevelopment } from '@/lib/env/deployment';
import { getSiteUrl, isSecure } from '@/lib/env/env';
import { logEvent } from '@/lib/log/log-event';
import { REQUEST_ID } from '@/lib/log/request-id';
import { readPostedForm, rejectPost } from '@/lib/middleware/reject-post';
import * as routes from '@/lib/routes';
import { forgetOutdatedForm, isOutdated, keepOutdatedForm } from '@/lib/security/outdated-form';
import { contentSecurityPolicy, hashSource } from '@/lib/security/policy';

const POLICY = 'Content-Security-Policy';

const accountArea = [routes.auth, routes.dashboard];

/** Rejects posts that no page of this site sends. Public forms go on with a fresh session. */
export async function guard(request: NextRequest): Promise<NextResponse> {
  request.headers.set(REQUEST_ID, crypto.randomUUID());
  forgetOutdatedForm(request.headers);
  const { pathname } = request.nextUrl;
  const isAccount = accountArea.some((path) => pathname.startsWith(path));
  const publicForm = pathname === routes.demo ? isDemoForm : null;
  const rejection = await rejectPost(request, isAccount ? 'any' : publicForm);
  if (rejection) return rejection;
  // Next rejects every hidden origin; this one is the site's own.
  if (request.headers.get('origin') === 'null') request.headers.delete('origin');
  const posted = await readPostedForm(request);
  if (posted && isOutdated(posted)) keepOutdatedForm(request.headers, posted);
  if (isAccount) return respondPrivately(request, guardAccountArea);
  if (request.method !== 'POST') return NextResponse.next({ request });
  return request.headers.has('next-action')
    ? refreshSession(request)
    : respondPrivately(request, refreshSession);
}

async function respondPrivately(
  request: NextRequest,
  respond: (request: NextRequest) => Promise<NextResponse>,
): Promise<NextResponse> {
  const policy = await createPolicy();
  // Next finds the nonce here and puts it on its scripts.
  if (policy) request.headers.set(POLICY, policy);
  const response = await respond(request);
  if (policy) response.headers.set(POLICY, policy);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

let startUpHash: Promise<string> | undefined;

/** Returns a policy with a nonce and the hash of the start-up script; none in development, where Next needs eval. */
async function createPolicy(): Promise<string | undefined> {
  if (isDevelopment) return undefined;
  startUpHash ??= hashSource(getStartUpScript());
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", await startUpHash],
    secure: isSecure(),
  });
}

/** Keeps sessions fresh and sends signed-out visitors to sign-in. An outage signs nobody out. */
async function guardAccountArea(request: NextRequest): Promise<NextResponse> {
  try {
    const { visitor, finish, proceed } = await readSession(request);
    const { pathname, search } = request.nextUrl;
    setVisitorHeader(request.headers, visitor);
    if (visitor.state !== 'signed-out') return proceed();
    const isVisit = pathname.startsWith(routes.dashboard) && request.method !== 'POST';
    if (!isVisit) return clearSession(request, proceed());
    const target = new URL(routes.signIn({ next: pathname + search }), getSiteUrl());
    return clearSession(request, finish(NextResponse.redirect(target)));
  } catch (cause) {
    // Next would answer an exception without any of our headers.
    await logEvent('error', 'guard-failed', { code: (cause as Error).name });
    return new NextResponse(refusals.failed, { status: 500 });
  }
}
