import { type NextRequest, NextResponse } from 'next/server';
import { site } from '@/content/site';
import { getSiteUrl } from '@/lib/env/env';
import * as routes from '@/lib/routes';

const exception = routes.event(site.eventSlug);

/** As in the matcher of middleware.ts, which not every host follows. */
const ofVisitors = /^\/(?!_next\/|share\/|\.well-known\/)/;
/** Addresses of files keep their capitals. */
const ofFiles = /[.%]/;

function toNormalCase(path: string): string {
  if (ofFiles.test(path)) return path;
  const small = path.toLowerCase();
  return small === exception.toLowerCase() ? exception : small;
}

/** Characters of HTML that stood behind a link, such as ">". */
const entities = /&(?:[gl]t|quot|apos|amp|nbsp|#\w+);?/gi;
const parts = /^(?<page>[\p{L}\p{M}\p{N}/._~-]*)(?<search>\?[^#]*)?(?<hash>#[\p{L}\p{N}-]+)?(?<rest>.*)$/su;
const letter = /[\p{L}\p{N}]/u;
const endsInLetter = /[\p{L}\p{N}]$/u;
// Greedy from the start: cutting from the end would try each sign of a long row.
const untilLastLetter = /^.*[\p{L}\p{N}]/su;

/**
 * Takes a page's address out of what a mail program took for a link. It ends with a letter or digit. The rest belongs
 * to the text, or is the page's "?" and "#" in code.
 */
function readAddress(path: string): { page: string; search?: string; hash?: string } | null {
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const visible = decoded.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replaceAll(entities, ' ');
  const { page = '', search, hash, rest = '' } = parts.exec(visible)?.groups ?? {};
  // No text begins in the middle of an address.
  const isOther = !search && !hash && !endsInLetter.test(page) && letter.test(rest);
  if (isOther || (visible === decoded && page === decoded && (page === '/' || endsInLetter.test(page))))
    return { page: toNormalCase(path) };
  return {
    page: toNormalCase(untilLastLetter.exec(page)?.[0] ?? '/'),
    ...(search && { search }),
    ...(hash && { hash }),
  };
}

/**
 * Redirects capitals, and what mail programs make of links, to the page's own address. Rules of next.config.ts are
 * limited, and Vercel ignores their case.
 */
export function redirectToNormalAddress({ method, nextUrl }: NextRequest): NextResponse | null {
  const { pathname, search } = nextUrl;
  if (!ofVisitors.test(pathname) || !['GET', 'HEAD'].includes(method)) return null;
  const address = readAddress(pathname);
  if (!address || address.page === pathname) return null;
  const target = new URL(address.search ?? search, getSiteUrl());
  // Two slashes at the start would name another site.
  target.pathname = address.page.replaceAll(/\/+/g, '/');
  target.hash = address.hash ?? '';
  return NextResponse.redirect(target, 308);
}
