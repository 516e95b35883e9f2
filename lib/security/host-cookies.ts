import 'server-only';
import { siteUrl } from '@/lib/env/site-url';

/**
 * The name of a cookie that only this very host may set. Over https it says so itself: browsers take a cookie whose name
 * begins with `__Host-` from no sibling or parent domain, and from no plain connection.
 */
export const hostCookieName = (name: string): string =>
  siteUrl().protocol === 'https:' ? `__Host-${name}` : name;
