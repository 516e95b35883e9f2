import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { siteUrl } from '@/lib/env/site-url';
import * as routes from '@/lib/routes';
import { hasSession } from '@/lib/supabase/cookies';
import { followLink, parseLink } from './follow-link';
import { linkCookie } from './mail-cookies';
import { awaitsMail } from './pending-mails';

/**
 * Takes a mailed link. In a browser that asked for a mail, and in which nobody is signed in, it is followed at once.
 * Anywhere else a person has to press a button first: mail scanners open links too and would spend them, and a
 * stranger's link must neither sign anybody in unasked nor take the place of a session. Always answers with a redirect,
 * so that the token does not stay in the address bar.
 */
export async function confirmLink(request: NextRequest): Promise<NextResponse> {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const link = parseLink(query);
  if (!link) return goTo(routes.asking(routes.auth, { notice: 'link-spent' }));
  const signedIn = hasSession(request.cookies.getAll());
  if (!signedIn && (await awaitsMail())) return goTo(await followLink(link, { saidYes: false }));
  const response = goTo(routes.continueFromMail);
  response.cookies.set(linkCookie(JSON.stringify(link)));
  return response;
}

function goTo(path: string): NextResponse {
  const response = NextResponse.redirect(new URL(path, siteUrl()), 303);
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
