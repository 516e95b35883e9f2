/**
 * Where to go after sign-in: a path of this site, whatever was asked for.
 *
 * @param next Untrusted, from the address bar or a form.
 * @param fallback Used when `next` is absent or leads elsewhere.
 * @returns A path with query and fragment, always beginning with exactly one slash.
 */
export function safeNext(next: unknown, fallback = '/'): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return fallback;
  const here = 'https://this-site.invalid';
  if (!URL.canParse(next, here)) return fallback;
  const url = new URL(next, here);
  // The URL parser turns backslashes and tabs into other things; judge what it made of them.
  if (url.origin !== here || url.pathname.startsWith('//')) return fallback;
  // Sign-in must not lead back to itself.
  if (/^\/auth(\/|$)/i.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
