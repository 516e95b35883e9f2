export const errorWords = {
  /** For the browser's tab, where not even the frame could be shown. */
  tab: 'Something stopped',
  title: 'Something stopped, and not at a checkpoint',
  text: 'The page failed on our side. Try again, or go home.',
  reference: (number: string) => `Reference ${number}`,
  home: 'Home',
} as const;

export const limits = {
  tooMany: 'Too many attempts.',
  inAMinute: 'Try again in a minute.',
  inMinutes: (minutes: number) => `Try again in ${minutes} minutes.`,
  inAnHour: 'Try again in an hour.',
} as const;

/** Shown where a form or its answer was lost. Sending the form again does no harm. */
export const networkFailure =
  'The site could not be reached. What you typed is kept: check your connection and try again.';

export const refusals = {
  foreign: 'This request did not come from this site.',
  /** The reader is the operator: `SITE_URL` is a setting. */
  origins: (origin: string, expected: string) =>
    `Its origin is ${origin}; the site is at ${expected} (SITE_URL).`,
  tooLarge: 'This request is too large.',
  noLength: 'This request does not say how long it is.',
  nothingToSend: 'Nothing can be sent here.',
  failed: 'Something went wrong. Please try again.',
  signedOut: 'Please sign in.',
  listUnread: 'The list could not be read. Please try again.',
  exportForStaff: 'Only the team exports requests.',
  exportLimited: 'Too many exports. Please try again in an hour.',
} as const;

/** Pages of nginx by their status, as HTML: no `<` or `&`. */
export const proxyRefusals = {
  413: { title: 'Too large', text: refusals.tooLarge },
  429: {
    title: 'Too many at once',
    text: 'This was not sent, because a lot was sent from your network. Please wait a moment and send it again.',
  },
  431: {
    title: 'Too many cookies',
    text: 'Your browser sent more cookies than this site reads. Delete the cookies of this site in your browser, then load the page again.',
  },
  503: {
    title: 'Back in a moment',
    text: 'This page could not be made just now. Please load it again.',
  },
} as const;
