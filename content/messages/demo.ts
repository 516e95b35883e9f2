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

// In a file of its own: it is loaded with the rules, which no page needs before somebody types.

/** What is wrong with a field, shown beneath it. */
export const demoFieldErrors = {
  nameShort: 'Name must be at least 2 characters.',
  nameLetters: 'Name can only contain letters and spaces.',
  nameLong: (most: number) => `Name can have at most ${most} characters.`,
  emailMissing: 'Email is required.',
  emailWrong: 'Please enter a valid business email address.',
  emailForm: 'Please enter a valid email format.',
  emailLong: (most: number) => `Email can have at most ${most} characters.`,
  phoneShort: 'Phone number must be at least 10 digits.',
  phoneWrong: 'Please enter a valid phone number (digits only, optional + at start).',
  purposeShort: 'Please provide more details about your purpose (at least 10 characters).',
  purposeLong: (most: number) => `Purpose can have at most ${most} characters.`,
} as const;

/** The four fields: what they are called, what helps, and an example of what is typed. */
export const demoFieldWords = {
  name: {
    label: 'Full Name',
    /** Once something else was typed and taken away. */
    cleaned: 'Only letters and spaces are kept.',
    placeholder: 'Your name',
  },
  email: { label: 'Business Email', placeholder: 'you@company.example' },
  phone: {
    label: 'Phone Number',
    helper: 'With country code. For the call that follows, or if our email comes back.',
    /** Behind the error of a number that begins with 0. */
    hint: 'Begin with + and the country code, such as +44.',
    placeholder: '+14155550100',
  },
  purpose: {
    label: 'Purpose',
    helper: 'One process is enough.',
    placeholder: 'Which product interests you, and for which process? Where does the work wait today?',
  },
} as const;

/** What the form says of itself. */
export const demoFormWords = {
  /** Above the button. */
  incomplete: 'Complete all four fields.',
  complete: 'All four fields are complete.',
  /** Above the fields, where a draft was kept, and the button that empties them. */
  kept: 'We kept what you typed. It is not sent yet.',
  clear: 'Clear',
  offline: 'You appear to be offline. Nothing was sent and your answers are kept.',
} as const;

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

/** What stays in the demo dialog of a request that was saved, beside the toast. */
export const demoReceipt = {
  title: 'Your request is saved',
  /** Who answers, by when and where to: "A solution architect replies within two working days, by email to …". */
  next: (by: string, within: string, email: string) =>
    `${by} replies within ${within}, by email to ${email}.`,
  /** Where the team's mail did not go out at once. */
  late: 'We keep trying to email our team, and the request is saved. There is nothing to send again.',
  /** Leads to the company's page for appointments, in a tab of its own. */
  booking: 'Choose a time for the demo (opens a new tab)',
  sent: 'What you sent',
  /** Brings the form back. */
  another: 'Request another demo',
  /** In the toast: opens the dialog. */
  open: 'What happens next',
} as const;
