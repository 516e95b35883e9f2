/** The demo dialog as every page holds it. What is said while somebody types is in demo-form.ts, how it ended in demo-outcomes.ts. */
export const demoDialog = {
  title: 'Request a Demo',
  promise: 'Four fields, and an account with a confirmed email.',
  /** @param within When an answer comes at the latest. */
  answered: (within: string) => `We reply by email within ${within}.`,
  /** Who reads a request, by the setting of the database. */
  readers: {
    verified: 'Anybody with such an account can read every request, phone number included.',
    staff: 'Only our staff and you can read your request.',
  },
  /** Shown where the form's script did not come. */
  notLoaded: 'The form could not be loaded. Check your connection and try again.',
  /** Beside the link to sign-in. */
  signInFirst: 'You need to be signed in to send this. Your answers are kept.',
  /** Under the button: a sentence around a link. */
  privacy: { before: 'We use this to answer you, as our', link: 'Privacy Policy', after: 'describes.' },
} as const;
