import 'server-only';
import { getBuiltPaths } from '@/lib/env/deployment';
import * as routes from '@/lib/routes';

const guarded: ReadonlySet<string> = new Set([routes.dashboard, routes.teamAndData]);

/** Tells whether a page has this path. In development, pages that are newer than the server lead home. */
const isPath = (path: string): boolean => getBuiltPaths()?.includes(path) ?? false;

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
