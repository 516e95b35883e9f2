/** Words of the form and its dialog on every page. Those that it needs later are in demo.ts. */
export const demoDialog = {
  title: 'Request a Demo',
  promise: 'Four fields.',
  /** For visitors without a session. */
  code: 'We email you a code to sign in with.',
  answered: (within: string) => `We reply by email within ${within}.`,
  codeStep: {
    title: 'Sign in with a code',
    mailed: (email: string) =>
      `We emailed an eight-digit code to ${email}. Type it to sign in and send your request.`,
    confirm: 'Sign in and send',
  },
  signIn: 'Sign in with a password',
  /** A sentence around a link. */
  privacy: { before: 'We use this to answer you, as our', link: 'Privacy Policy', after: 'describes.' },
} as const;

export const demoFormMessages = {
  /** Above the form on the demo page. */
  title: 'Your request',
  incomplete: 'Complete all four fields.',
  complete: 'All four fields are complete.',
  optional: (label: string) => `${label} (optional)`,
  /** Shown above a restored draft. */
  kept: 'Your answers are saved. They have not been sent yet.',
  clear: 'Clear',
  ownTrace: 'Your visit, as a trace',
  offline: 'You appear to be offline. Nothing was sent. Your answers are saved.',
} as const;

export const demoSending = {
  busy: 'Sending...',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** The link to the receipt of a request, and its title. */
export const receiptLink = { title: 'Your request is saved', open: 'What happens next' } as const;
