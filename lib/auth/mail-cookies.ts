import { hostCookie, hostCookieName } from '@/lib/security/host-cookies';

/** Which mails with a link this browser asked for: lib/auth/pending-mails.ts. */
const AWAITING = 'awaiting-mail';

/** Holds a followed link that this browser did not ask for, until its owner says yes. */
const LINK = 'mailed-link';

const HOUR = 60 * 60;

export const awaitingCookieName = () => hostCookieName(AWAITING);
export const linkCookieName = () => hostCookieName(LINK);

/** Kept as long as a mailed link is good (`otp_expiry` in supabase/config.toml); without a value it is removed. */
export const awaitingCookie = (value = '') => hostCookie(AWAITING, value, HOUR);

/** Kept for ten minutes, long enough to read the question; without a value it is removed. */
export const linkCookie = (value = '') => hostCookie(LINK, value, HOUR / 6);
