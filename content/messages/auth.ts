/** Errors of the auth service without an entry here are shown as they are. */
export const authMessages = {
  incomplete: 'You must provide either an email or phone number and a password',
  emailMissing: 'Email is required.',
  wrongCredentials: 'Invalid email or password. Please check your credentials.',
  cookiesOff: 'This browser blocks our cookies, so you cannot stay signed in. Allow them and sign in again.',
  signInFailed: 'An error occurred during sign in',
  accountCreated: 'Account created successfully! Please check your email for verification.',
  accountExists: 'An account with this email already exists. Please sign in instead.',
  signUpFailed: 'An error occurred during sign up',
  passwordShort: (least: number) => `Choose a longer password: ${least} characters at least.`,
  passwordLong: 'Choose a shorter password: 72 characters at most, fewer with accents or emoji.',
  passwordNotSet: 'The password could not be set. Try again in a moment.',
  passwordChanged: 'Password changed. You are signed in.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** Parts that a project demands of each password, in a sentence that the auth service begins. */
export const passwordParts = {
  letter: 'one letter',
  small: 'one lowercase letter',
  capital: 'one uppercase letter',
  digit: 'one digit',
  symbol: 'one symbol',
} as const;

export const authForms = {
  /** For screen readers. */
  tabs: 'Account',
  signIn: { label: 'Sign In', busy: 'Signing in...' },
  signUp: { label: 'Sign Up', busy: 'Creating account...' },
  email: { label: 'Email', placeholder: 'you@company.example' },
  password: {
    label: 'Password',
    show: 'Show password',
    helper: (least: number) => `At least ${least} characters`,
  },
  forgotPassword: 'Forgot password?',
  useCode: 'Use a code instead',
  confirmed: 'We email a code that confirms your address.',
  confirm: 'Confirm email',
  confirming: 'Confirming...',
  newPassword: { label: 'New password', submit: 'Change password' },
  /** Where the proof signed in, and the auth service did not take the password. */
  lastStep: {
    title: 'Choose a password',
    text: (email: string) => `${email} is confirmed and you are signed in. The password is not set yet.`,
    submit: 'Set password',
    busy: 'Setting the password...',
  },
} as const;

export const authPages = {
  signIn: {
    meta: {
      title: 'Sign in',
      description:
        'Sign in or create an account to send a demo request or open the demo request dashboard. Email and password, nothing else.',
    },
    title: (company: string) => `${company} Dashboard`,
    lead: 'Sign in to access the demo request dashboard',
    /** For who comes from the demo form. */
    send: {
      step: 'Step 2 of 3',
      titles: {
        'sign-in': 'Sign in to send your demo request',
        'sign-up': 'Sign up to send your demo request',
      },
      lead: 'You return to the form afterwards. Nothing is sent until you send it.',
      steps: { done: 'You fill in the form', now: 'You sign in', next: 'You send it' },
      saved: 'Your request, as you left it',
      place: 'Saved in this tab',
      unsent: 'Not sent yet.',
    },
    note: 'Sent here from the demo form? Your answers are saved in this browser. Nothing is sent until you send the form.',
    sessionEnded: 'Your session has ended. Sign in again.',
  },
  /** The dashboard beside the form. */
  still: {
    answered: (by: string, within: string) => `${by} answers each request within ${within}`,
    total: 4,
    rows: [
      {
        name: 'Amara Osei',
        status: 'new',
        purpose: 'Where would an agent stop and ask us before it pays a refund?',
        at: 'Jun 3, 2025, 9:41 AM',
      },
      {
        name: 'Jonas Berg',
        status: 'contacted',
        purpose: 'We answer emails in 23 inboxes and want one queue.',
        at: 'Jun 2, 2025, 4:12 PM',
      },
      {
        name: 'Lucia Ferro',
        status: 'scheduled',
        purpose: 'Show us the record of one order, from quote to contract.',
        at: 'Jun 2, 2025, 11:05 AM',
      },
      {
        name: 'Daniel Cho',
        status: 'closed',
        purpose: 'How long does a recovery exercise take with agents?',
        at: 'May 30, 2025, 2:30 PM',
      },
    ],
    caption: 'Sign in to open the list.',
  },
  reset: {
    meta: {
      title: 'Set a new password',
      description:
        'Confirm the address of your account with a code from our email, and choose a new password.',
    },
    title: 'Set a new password',
    lead: 'We email a code to the address of your account. The password you choose with it ends every other session.',
  },
} as const;

/** Why a code was not taken, or none was emailed. */
export const codeErrors = {
  incomplete: 'Enter the eight digits of the code.',
  wrong: 'This code is wrong. Check the digits, or ask for a new code.',
  expired: 'This code has expired. Ask for a new one.',
  tooManyTries: 'Too many wrong codes. Ask for a new one.',
  /** The last code still works. */
  pause: (seconds: number) =>
    `A code was emailed a moment ago. You can ask for a new one in ${seconds} seconds.`,
  notMailed: 'The code could not be emailed. Try again in a few minutes.',
  addressRefused: 'No code can be emailed to this address. Check it, or use another one.',
  mailLimit: 'Our mail service has reached its limit, so no code was sent. Try again in an hour.',
  unavailable: 'The code could not be checked. Try again in a moment.',
  blocked: 'This account is blocked, so no code works. Write to us if that is a mistake.',
  needed: 'The password could not be set. You need a new code for it.',
} as const;
