import type { CookieOptions } from '@supabase/ssr';
import { isSecure } from '@/lib/env/env';
import { SIGNED_IN_COOKIE } from '@/lib/security/signed-in-flag';

/** Returns the cookie's name. Browsers take `__Host-` from this very host only, and over https. */
export const getSessionCookieName = (): string => (isSecure() ? '__Host-session' : 'session');

/** Tells whether a cookie is the session or a part of it: a long one is split into `session.0`, `session.1`. */
export const isSessionCookie = (name: string): boolean =>
  name.replace(/\.\d+$/, '') === getSessionCookieName();

const THIRTY_DAYS = 60 * 60 * 24 * 30;

export interface CookieToSet {
  name: string;
  value: string;
  options: CookieOptions;
}

/**
 * Tells whether the client library only removes a session. It does so after any rejected refresh, and the rejection may be a
 * rate limit. The guard and sign-out remove sessions themselves.
 */
export const isRemoval = (cookies: readonly CookieToSet[]) =>
  cookies.every(({ options }) => options.maxAge === 0);

/**
 * Makes the cookies of a session HttpOnly, same-site, secure on https, and of thirty days, not the library's 400. A readable
 * cookie that says only "signed in" is added for static pages; other cookies are dropped.
 */
export function hardenCookies(cookies: readonly CookieToSet[]): CookieToSet[] {
  const shared = { path: '/', sameSite: 'lax' as const, secure: isSecure() };
  const hardened = cookies
    .filter(({ name }) => isSessionCookie(name))
    .map(({ name, value, options }) => ({
      name,
      value,
      options: {
        ...options,
        ...shared,
        httpOnly: true,
        maxAge: options.maxAge === 0 ? 0 : THIRTY_DAYS,
      },
    }));
  if (hardened.length === 0) return hardened;
  const isSignedIn = hardened.some(({ options }) => options.maxAge > 0);
  const options = { ...shared, maxAge: isSignedIn ? THIRTY_DAYS : 0 };
  return [...hardened, { name: SIGNED_IN_COOKIE, value: isSignedIn ? '1' : '', options }];
}
