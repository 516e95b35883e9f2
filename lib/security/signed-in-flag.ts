/** Tells scripts of the page that somebody is signed in. Holds no secret; the session itself is HttpOnly. */
export const SIGNED_IN_COOKIE = 'signed-in';

/** Whether this browser is signed in, as the readable cookie beside the session says. For the browser only. */
export const signedInFlag = (): boolean => /(^|; )signed-in=1/.test(document.cookie);
