/** How a try to sign in, to make an account or to set a password ended. Texts of the auth service are passed on unless named here. */
export const authMessages = {
  incomplete: 'You must provide either an email or phone number and a password',
  emailMissing: 'Email is required.',
  wrongCredentials: 'Invalid email or password. Please check your credentials.',
  cookiesOff:
    'This browser does not keep our cookies, so you cannot stay signed in. Allow them and sign in again.',
  signInFailed: 'An error occurred during sign in',
  accountCreated: 'Account created successfully! Please check your email for verification.',
  accountExists: 'An account with this email already exists. Please sign in instead.',
  signUpFailed: 'An error occurred during sign up',
  passwordChanged: 'Password changed. You are signed in.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** The forms for an account. */
export const authForms = {
  /** What screen readers call the two links together. */
  tabs: 'Account',
  signIn: { label: 'Sign In', busy: 'Signing in...' },
  signUp: { label: 'Sign Up', busy: 'Creating account...' },
  email: { label: 'Email', placeholder: 'you@company.example' },
  password: { label: 'Password', show: 'Show password', helper: 'At least 6 characters' },
  forgotPassword: 'Forgot password?',
  /** Under the form for a new account. */
  confirmed: 'We email a code that confirms your address.',
  /** The button of the mailed code, where a password is set with it. */
  confirm: 'Confirm email',
  confirming: 'Confirming...',
  newPassword: { label: 'New password', submit: 'Change password' },
} as const;
