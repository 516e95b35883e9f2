/** How a try to sign in, to make an account or to set a password ended. Texts of the auth service are passed on unless named here. */
export const authMessages = {
  incomplete: 'You must provide either an email or phone number and a password',
  emailMissing: 'Email is required.',
  passwordMissing: 'Required',
  wrongCredentials: 'Invalid email or password. Please check your credentials.',
  cookiesOff:
    'This browser does not keep our cookies, so you cannot stay signed in. Allow them and sign in again.',
  signInFailed: 'An error occurred during sign in',
  accountCreated: 'Account created successfully! Please check your email for verification.',
  accountExists: 'An account with this email already exists. Please sign in instead.',
  signUpFailed: 'An error occurred during sign up',
  resetMailed: 'If an account exists for that address, a reset link is on its way.',
  passwordChanged: 'Password changed. You are signed in.',
  confirmationMailed: 'Verification email sent again.',
  linkSpent: 'This link has expired or was already used. Ask for a new one.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** The forms for an account. */
export const authForms = {
  /** What screen readers call the two tabs together. */
  tabs: 'Account',
  signIn: { label: 'Sign In', busy: 'Signing in...' },
  signUp: { label: 'Sign Up', busy: 'Creating account...' },
  email: { label: 'Email', placeholder: 'you@company.example' },
  password: { label: 'Password', show: 'Show password', helper: 'At least 6 characters' },
  forgotPassword: 'Forgot password?',
  /** Under the form for a new account. */
  confirmed: 'Every address is confirmed by email before a request is sent or the dashboard opens.',
  /** Above it, once the account was made. */
  created: (email: string) =>
    `Open the link we sent to ${email}. In this browser this page then moves on by itself. On a phone or elsewhere you choose a password there, and this page says when to sign in here. No mail? You may already have an account.`,
  /** In its place, once the link was followed elsewhere. */
  confirmedElsewhere:
    'Your address is confirmed, in another browser. Choose a password there, then sign in here with it.',
  resend: { label: 'Where should a new link go?', submit: 'Send the link again' },
  reset: { submit: 'Send reset link' },
  newPassword: { label: 'New password', submit: 'Change password', newLink: 'Ask for a new link' },
} as const;
