/** How a demo request ended: in a toast, and on the page that answers a form sent without scripts. */
export const demoOutcomes = {
  sent: 'Demo request submitted successfully! We will contact you soon.',
  saved: 'Request saved but email notification failed. We will still contact you.',
  signedOut: 'Please sign in to submit a demo request.',
  notSaved: 'Failed to save your request. Please try again.',
  /** Beside it, in the form. */
  kept: 'Nothing was sent. Your answers are kept.',
  /** The account has sent as many as the database takes in an hour. What follows is one of limits.ts: when there is room again. */
  hourly: (again: string) => `Ten requests an hour are the limit. Your answers are kept. ${again}`,
  /** Too many tries came from the visitor's network. `wait` is made of limits.ts. */
  limited: (wait: string) => `${wait} Your answers are kept.`,
} as const;

/** While the form is sent, and where that did not work. */
export const demoSending = {
  busy: 'Sending...',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;
