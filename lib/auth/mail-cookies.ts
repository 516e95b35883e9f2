import { siteUrl } from '@/lib/env/site-url';

/** Says that this browser asked for a mail with a link, so that following the link needs no further question. */
export const AWAITING_COOKIE = 'awaiting-mail';

/** Holds a followed link that this browser did not ask for, until its owner says yes. */
export const LINK_COOKIE = 'mailed-link';

const HOUR = 60 * 60;

const cookie = (name: string, value: string, maxAge: number) => ({
  name,
  value,
  path: '/auth',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: siteUrl().protocol === 'https:',
  maxAge,
});

/** Kept as long as a mailed link is good. */
export const awaitingCookie = () => cookie(AWAITING_COOKIE, '1', HOUR);

/** Kept for ten minutes; without a value it is removed. */
export const linkCookie = (value = '') => cookie(LINK_COOKIE, value, value ? HOUR / 6 : 0);
