import { type NextRequest, NextResponse } from 'next/server';
import { site } from '@/lib/content/site';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';

/** The one path with capitals. All others are written small. */
const exception = routes.event(site.eventSlug);

/** As in the matcher of middleware.ts, which not every host follows: files, and letters in code, are left alone. */
const ofPages = /^\/(?!_next\/|share\/)[^.%]*$/;

/** Returns a path as its page is written: every page has one address. */
export const toNormalCase = (path: string): string => {
  const small = path.toLowerCase();
  return small === exception.toLowerCase() ? exception : small;
};

/**
 * Redirects an address in other capitals to the page's own, and returns null for any other. Hosts limit the number of
 * rules in next.config.ts, and Vercel takes their letters for either case: the page with capitals would redirect to itself.
 */
export function redirectToNormalCase({ method, nextUrl }: NextRequest): NextResponse | null {
  if (!ofPages.test(nextUrl.pathname) || !['GET', 'HEAD'].includes(method)) return null;
  const path = toNormalCase(nextUrl.pathname);
  if (path === nextUrl.pathname) return null;
  const target = new URL(nextUrl.search, getSiteUrl());
  target.pathname = path;
  return NextResponse.redirect(target, 308);
}
