/** Tells scripts of the page that somebody is signed in. Holds no secret; the session itself is HttpOnly. */
export const SIGNED_IN_COOKIE = 'signed-in';

/** Tells whether this browser is signed in, by the readable cookie beside the session. For the browser only. */
export const hasSignedInFlag = (): boolean => /(^|; )signed-in=1/.test(document.cookie);
