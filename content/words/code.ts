/** Confirming an address by a mailed code: in the demo dialog and on the account pages. */
export const codeWords = {
  title: 'Confirm your email',
  mail: 'Email me a code',
  field: 'Code',
  changeEmail: 'Change email',
  /** Before the first code is mailed. */
  before: (email: string) => `We email an eight-digit code to ${email}. Nothing else is sent yet.`,
  mailed: (email: string) => `We emailed an eight-digit code to ${email}. It works once, within ten minutes.`,
  mailing: 'Sending the code...',
  /** Beneath the field, while no other code can be had. */
  again: (seconds: number) => `You can ask for a new code in ${seconds} s.`,
  noMail: 'No email? Look in the spam folder, or ask for a new code.',
  incomplete: 'Enter the eight digits of the code.',
  wrong: 'This code is wrong. Check the digits, or ask for a new code.',
  expired: 'This code has expired. Ask for a new one.',
  tooManyTries: 'Too many wrong codes. Ask for a new one.',
  /** Where the address got a code a moment ago, which still works. */
  pause: (seconds: number) =>
    `A code was emailed a moment ago. You can ask for a new one in ${seconds} seconds.`,
  mailLimit: 'Our mail service has reached its limit, so no code was sent. Try again in an hour.',
  unavailable: 'The code could not be checked. Try again in a moment.',
} as const;
