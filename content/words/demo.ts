/** The demo dialog as every page holds it. What is said while somebody types is in demo-form.ts, how it ended in demo-outcomes.ts. */
export const demoDialog = {
  title: 'Request a Demo',
  promise: 'Four fields. A code we email you confirms your address.',
  /** @param within When an answer comes at the latest. */
  answered: (within: string) => `We reply by email within ${within}.`,
  /** The button of the second step, and the way for those who have a password. */
  confirm: 'Confirm and send',
  signIn: 'Sign in with a password',
  /** Under the button: a sentence around a link. */
  privacy: { before: 'We use this to answer you, as our', link: 'Privacy Policy', after: 'describes.' },
} as const;
