import 'server-only';
import { pageExists } from '@/lib/content/pages';
import * as routes from '@/lib/routes';

/** Pages for signed-in people. */
const guarded: ReadonlySet<string> = new Set([routes.dashboard, routes.teamAndData]);

/**
 * Where to go after sign-in: a page of this site, whatever was asked for. Not a file, an answer of the server or anything
 * else that a path may lead to: a foreign link would save the list of requests on whoever signs in.
 *
 * @param next Untrusted, from the address bar or a form.
 * @returns A path with query and fragment, always beginning with exactly one slash; the home page where it leads elsewhere.
 */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  const here = 'https://this-site.invalid';
  if (!URL.canParse(next, here)) return '/';
  const { origin, pathname, search, hash } = new URL(next, here);
  // The URL parser turns backslashes and tabs into other things; judge what it made of them.
  if (origin !== here || !(guarded.has(pathname) || pageExists(pathname))) return '/';
  return pathname + search + hash;
}
