import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { siteUrl } from '@/lib/env/site-url';
import { followLink, parseLink } from './follow-link';
import { AWAITING_COOKIE, linkCookie } from './mail-cookies';

/**
 * Takes a mailed link. In the browser that asked for the mail it is followed at once. Anywhere else a person has to
 * press a button first: mail scanners open links too and would spend them, and a stranger's link must not sign
 * anybody in unasked. Always answers with a redirect, so that the token does not stay in the address bar.
 */
export async function confirmLink(request: NextRequest): Promise<NextResponse> {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const link = parseLink(query);
  if (!link) return goTo('/auth?notice=link-spent');
  if (request.cookies.has(AWAITING_COOKIE)) return goTo(await followLink(link));
  const response = goTo('/auth/continue');
  response.cookies.set(linkCookie(JSON.stringify(link)));
  return response;
}

function goTo(path: string): NextResponse {
  const response = NextResponse.redirect(new URL(path, siteUrl()), 303);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
