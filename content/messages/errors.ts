export const errorMessages = {
  /** Title without the site's frame. */
  tab: 'Something went wrong',
  title: 'Something went wrong on this page',
  text: 'The fault is on our side. Try again, or go to the home page.',
  /** The cause is logged under this number. */
  reference: (number: string) => `Reference ${number}`,
  home: 'Home',
} as const;

/** Said of a field that has no words of its own for a fault. */
export const fieldFaults = { required: 'Required', invalid: 'Invalid input' } as const;

export const limits = {
  tooMany: 'Too many attempts.',
  inAMinute: 'Try again in a minute.',
  inMinutes: (minutes: number) => `Try again in ${minutes} minutes.`,
  inAnHour: 'Try again in an hour.',
} as const;

export const networkFailure =
  'The site could not be reached. Your input is still here. Check your connection and try again.';

/** Plain text answers to requests that no page of this site sends, and to failed downloads. */
export const refusals = {
  foreign: 'This request did not come from this site.',
  /** For the operator: `SITE_URL` is a setting. */
  origins: (origin: string, expected: string) =>
    `Its origin is ${origin}; the site is at ${expected} (SITE_URL).`,
  tooLarge: 'This request is too large.',
  noLength: 'This request has no content length.',
  nothingToSend: 'This address does not accept data.',
  failed: 'Something went wrong. Please try again.',
  signedOut: 'Please sign in.',
  listUnread: 'The list could not be loaded. Please try again.',
  exportForStaff: 'Only the team can export requests.',
  exportLimited: 'Too many exports. Please try again in an hour.',
} as const;

/** Pages of nginx by status. They are HTML: no `<` or `&`. */
export const proxyRefusals = {
  413: { title: 'Too large', text: refusals.tooLarge },
  429: {
    title: 'Too many requests',
    text: 'Your network sent too many requests, so this one was refused. Wait a moment and try again.',
  },
  431: {
    title: 'Too many cookies',
    text: 'Your browser sent more cookies than this site reads. Delete the cookies of this site in your browser, then load the page again.',
  },
  503: {
    title: 'Back in a moment',
    text: 'This page could not be loaded. Please try again.',
  },
} as const;
