import { type NextRequest, NextResponse } from 'next/server';
import { site } from '@/lib/content/site';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';

const exception = routes.event(site.eventSlug);

/** As in the matcher of middleware.ts, which not every host follows: files, and letters in code, are left alone. */
const ofPages = /^\/(?!_next\/|share\/)[^.%]*$/;

export const toNormalCase = (path: string): string => {
  const small = path.toLowerCase();
  return small === exception.toLowerCase() ? exception : small;
};

/**
 * Redirects capitals to the page's own address. Rules of next.config.ts are limited, and Vercel ignores their
 * case.
 */
export function redirectToNormalCase({ method, nextUrl }: NextRequest): NextResponse | null {
  if (!ofPages.test(nextUrl.pathname) || !['GET', 'HEAD'].includes(method)) return null;
  const path = toNormalCase(nextUrl.pathname);
  if (path === nextUrl.pathname) return null;
  const target = new URL(nextUrl.search, getSiteUrl());
  target.pathname = path;
  return NextResponse.redirect(target, 308);
}
