/** Plain answers without a page: to what no page of this site would send, and where a file or the account area cannot be had. */
export const refusals = {
  foreign: 'This request did not come from this site.',
  /** For whoever set the site up: `SITE_URL` is a setting. */
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

/** Pages of nginx by their status, where the site did not answer. They are HTML: no `<` or `&`. */
export const proxyRefusals = {
  413: { title: 'Too large', text: refusals.tooLarge },
  429: {
    title: 'Too many at once',
    text: 'This was not sent, because a lot was sent from your network. Please wait a moment and send it again.',
  },
  503: {
    title: 'Back in a moment',
    text: 'This page could not be made just now. Please load it again.',
  },
} as const;
