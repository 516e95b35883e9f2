/** No answer to a sign-in is faster: refused ones must not show whether there was a password to compare. */
export const SIGN_IN_EVEN_MS = 1000;

/** No answer to a request for a mail is faster. A mail is handed to a mail server, or not, meanwhile. */
export const MAIL_EVEN_MS = 2000;
