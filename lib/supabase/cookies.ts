import type { CookieOptions } from '@supabase/ssr';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';
import { hostCookieName } from '@/lib/security/host-cookies';

/** Name of the session cookie; a long session is split into `session.0`, `session.1`. Over https all have a prefix. */
export const sessionCookieName = (): string => hostCookieName('session');

/** Whether a cookie is the session or a part of it. */
export const isSessionCookie = (name: string): boolean => name.replace(/\.\d+$/, '') === sessionCookieName();

const THIRTY_DAYS = 60 * 60 * 24 * 30;

export interface CookieToSet {
  name: string;
  value: string;
  options: CookieOptions;
}

/**
 * Whether the client library only wants to remove a session. It does so after a refused refresh too, and a
 * refusal may be a rate limit: the guard and sign-out remove sessions themselves, when they know.
 */
export const isRemoval = (cookies: readonly CookieToSet[]) =>
  cookies.every(({ options }) => options.maxAge === 0);

/**
 * Cookies as this site sets them: HttpOnly, same-site, secure on https, thirty days. The client library
 * insists on 400 days, so the age is set here; an age of zero (removal) stays. Beside the session goes a
 * readable cookie that says only "signed in", so that static pages and other tabs can follow. Other cookies
 * of the library are not set at all.
 *
 * @param cookies What the client library wants to set.
 * @param secure Whether the site is served over https.
 */
export function sessionCookies(cookies: readonly CookieToSet[], secure: boolean): CookieToSet[] {
  const hardened = cookies
    .filter(({ name }) => isSessionCookie(name))
    .map(({ name, value, options }) => ({
      name,
      value,
      options: {
        ...options,
        path: '/',
        httpOnly: true,
        sameSite: 'lax' as const,
        secure,
        maxAge: options.maxAge === 0 ? 0 : THIRTY_DAYS,
      },
    }));
  if (hardened.length === 0) return hardened;
  const signedIn = hardened.some(({ options }) => options.maxAge > 0);
  const flag = { path: '/', sameSite: 'lax' as const, secure, maxAge: signedIn ? THIRTY_DAYS : 0 };
  return [...hardened, { name: SIGNED_IN_COOKIE, value: signedIn ? '1' : '', options: flag }];
}
