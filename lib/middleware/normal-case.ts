import { type NextRequest, NextResponse } from 'next/server';
import { site } from '@/lib/content/site';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';

/** The one path with capitals. All others are written small. */
const exception = routes.event(site.eventSlug);

/** As in the matcher of middleware.ts, which not every host follows: files, and letters in code, are left alone. */
const ofPages = /^\/(?!_next\/|share\/)[^.%]*$/;

/** How a path is written: every page has one address. */
export const normalCase = (path: string): string => {
  const small = path.toLowerCase();
  return small === exception.toLowerCase() ? exception : small;
};

/**
 * Leads an address in other capitals to the page's own, for good. A rule in next.config.ts for each page would do the
 * same, but each request would be compared with all of them, and hosts limit their number; and a host that takes capitals
 * in a rule for small letters (Vercel does) would lead the page with capitals to itself, without end.
 *
 * @returns The redirect, or null when the address is written right, or something is sent to it.
 */
export function redirectToNormalCase({ method, nextUrl }: NextRequest): NextResponse | null {
  if (!ofPages.test(nextUrl.pathname) || !['GET', 'HEAD'].includes(method)) return null;
  const path = normalCase(nextUrl.pathname);
  if (path === nextUrl.pathname) return null;
  const target = new URL(nextUrl.search, getSiteUrl());
  target.pathname = path;
  return NextResponse.redirect(target, 308);
}
