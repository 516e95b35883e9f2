import { siteUrl } from '@/lib/env/site-url';

/** Says that this browser followed a reset link, so that a mere session is not enough to change a password. */
export const RECOVERY_COOKIE = 'recovery';

/**
 * The recovery cookie: ten minutes, only for the page that sets a new password.
 *
 * @param userId Whose password it is.
 */
export function recoveryCookie(userId: string) {
  return {
    name: RECOVERY_COOKIE,
    value: userId,
    path: '/auth/reset',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: siteUrl().protocol === 'https:',
    maxAge: 600,
  };
}
