/** How a demo request ended: in a toast, and on the page that answers a form sent without scripts. */
export const demoOutcomes = {
  sent: 'Demo request submitted successfully! We will contact you soon.',
  saved: 'Request saved but email notification failed. We will still contact you.',
  signedOut: 'Please sign in to submit a demo request.',
  notSaved: 'Failed to save your request. Please try again.',
  /** Too many requests. `wait` is one of limits.ts. */
  limited: (wait: string) => `${wait} Your answers are kept.`,
} as const;

/** While the form is sent, and where that did not work. */
export const demoSending = {
  busy: 'Sending...',
  unexpected: 'An unexpected error occurred. Please try again.',
  outdated: 'This page is out of date. Reload it; your answers are kept.',
} as const;
