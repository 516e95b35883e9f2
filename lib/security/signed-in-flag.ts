/** Tells scripts of the page that somebody is signed in. Holds no secret; the session itself is HttpOnly. */
export const SIGNED_IN_COOKIE = 'signed-in';

export const hasSignedInFlag = (): boolean => /(^|; )signed-in=1/.test(document.cookie);
