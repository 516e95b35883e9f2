import 'server-only';
import * as routes from '@/lib/routes';
import { isPath } from '@/lib/site-map/paths';

const guarded: ReadonlySet<string> = new Set([routes.dashboard, routes.teamAndData]);

/** Returns the page to go to after sign-in. Never a file: a foreign link would save the requests to a disk. */
export function getSafeNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  const here = 'https://this-site.invalid';
  if (!URL.canParse(next, here)) return '/';
  const { origin, pathname, search, hash } = new URL(next, here);
  // The URL parser turns backslashes and tabs into other things; judge what it made of them.
  if (origin !== here || !(guarded.has(pathname) || isPath(pathname))) return '/';
  return pathname + search + hash;
}
