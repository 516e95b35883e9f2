import 'server-only';
import { isSecure } from '@/lib/env/env';

/**
 * The name of a cookie that only this very host may set. Over https it says so itself: browsers take a cookie whose name
 * begins with `__Host-` from no sibling or parent domain, and from no plain connection.
 */
export const hostCookieName = (name: string): string => (isSecure() ? `__Host-${name}` : name);
