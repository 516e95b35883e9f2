import 'server-only';
import { siteUrl } from '@/lib/env/site-url';

const isSecure = () => siteUrl().protocol === 'https:';

/**
 * The name of a cookie that only this very host may set. Over https it says so itself: browsers take a cookie whose name
 * begins with `__Host-` from no sibling or parent domain, and from no plain connection.
 */
export const hostCookieName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

/**
 * A cookie out of reach of scripts, other sites and sibling hosts.
 *
 * @param name Its plain name.
 * @param value Without a value it is removed.
 * @param seconds How long it is kept.
 */
export const hostCookie = (name: string, value: string, seconds: number) => ({
  name: hostCookieName(name),
  value,
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(),
  maxAge: value ? seconds : 0,
});
