/** Words of a field. */
export interface FieldMessages {
  label: string;
  /** Names it in mails, in the list and its file, and in the panel of a request. */
  column: string;
  /** Replaces the help once something typed was taken away. */
  cleaned?: string;
  /** Follows an error that it helps with. */
  hint?: string;
  /** By the rules of lib/demo/fields.ts. */
  errors: Record<string, string>;
  tooLong: (most: number) => string;
}

const phoneWrong = 'Please enter a valid phone number (digits only, optional + at start).';

/** The words of every field of lib/demo/fields.ts. The edge function imports this file, so it imports nothing itself. */
export const demoFieldMessages = {
  name: {
    label: 'Full Name',
    column: 'Name',
    cleaned: 'Only letters and spaces are kept.',
    errors: {
      short: 'Name must be at least 2 characters.',
      letters: 'Name can only contain letters and spaces.',
    },
    tooLong: (most: number) => `Name can have at most ${most} characters.`,
  },
  email: {
    label: 'Business Email',
    column: 'Email',
    errors: {
      missing: 'Email is required.',
      wrong: 'Please enter a valid business email address.',
      form: 'Please enter a valid email format.',
    },
    tooLong: (most: number) => `Email can have at most ${most} characters.`,
  },
  phone: {
    label: 'Phone Number',
    column: 'Phone',
    hint: 'Begin with + and the country code, such as +44.',
    errors: {
      short: 'Phone number must be at least 10 digits.',
      wrong: phoneWrong,
    },
    tooLong: () => phoneWrong,
  },
  purpose: {
    label: 'Purpose',
    column: 'Purpose',
    errors: {
      short: 'Please provide more details about your purpose (at least 10 characters).',
    },
    tooLong: (most: number) => `Purpose can have at most ${most} characters.`,
  },
} satisfies Record<string, FieldMessages>;

/** Words of an empty field. They are not in demoFieldMessages, because browsers get them in the page. */
export const demoFieldHelp = {
  name: {
    helper: 'How we should address you.',
    placeholder: 'Your name',
  },
  email: {
    helper: 'We reply to this address.',
    placeholder: 'you@company.example',
  },
  phone: {
    helper: 'With country code, for the call that follows.',
    placeholder: '+14155550100',
  },
  purpose: {
    helper: 'One example is enough.',
    placeholder: 'Which product interests you, and for which process? Where does the work wait today?',
  },
} satisfies Record<string, { helper?: string; placeholder: string }>;

/** Results of a demo request, in toasts and on the page without scripts. */
export const demoOutcomes = {
  sent: 'Demo request submitted successfully! We will contact you soon.',
  saved: 'Request saved but email notification failed. We will still contact you.',
  signedOut: 'Please sign in to submit a demo request.',
  notSaved: 'Failed to save your request. Please try again.',
  kept: 'Nothing was sent. Your answers are saved.',
  /** The database limits each account to ten requests an hour. */
  hourly: (again: string) => `Ten requests an hour are the limit. Your answers are saved. ${again}`,
  /** The network of the visitor is limited. */
  limited: (wait: string) => `${wait} Your answers are saved.`,
} as const;

/** The visitor's own visit, as a trace. */
export const ownTrace = {
  stays:
    'This list stays in this tab. A request itself names only your first page, the page of the form, and the site or campaign that led you here.',
  tick: 'Tick a line to add it to your purpose.',
  empty: 'The list is empty.',
  you: 'You',
  actions: {
    page: () => 'Opened the page',
    form: () => 'Opened the form',
    approved: (took: string) => `Approved after ${took}`,
    declined: (took: string) => `Declined after ${took}`,
  },
  nothingSent: 'Nothing was sent',
  remove: (line: string) => `Remove ${line}`,
  /** Above the lines in a request. */
  heading: 'My visit (time | actor | evidence | action | result):',
  added: 'Added to your purpose when you send it',
  /** The request would be too long with them. */
  left: (lines: number) =>
    lines === 1
      ? 'One ticked line has no room and is left out.'
      : `${lines} ticked lines have no room and are left out.`,
} as const;

export const demoReceipt = {
  /** As in "A solution architect replies within two working days, by email to …". */
  next: (by: string, within: string, email: string) =>
    `${by} replies within ${within}, by email to ${email}.`,
  /** Shown when the team's email is delayed. */
  late: 'Your request is saved, and we are still trying to email our team. You need not send it again.',
  booking: 'Choose a time for the demo (opens a new tab)',
  sent: 'What you sent',
  another: 'Request another demo',
} as const;
