import { sessionMessages } from './session-messages';

/** What people read about their account. Texts of the auth service are passed on unless named here. */
export const messages = {
  ...sessionMessages,
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
