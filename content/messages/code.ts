/** The step that asks for a mailed code. Pages with the demo form load no other words of the account pages. */
export const codeMessages = {
  /** After the fields of the demo form. */
  secondStep: 'Step 2 of 2',
  title: 'Confirm your email',
  mail: 'Email me a code',
  mailAgain: 'Send a new code',
  field: 'Code',
  changeEmail: 'Change email',
  before: (email: string) => `We email an eight-digit code to ${email}.`,
  mailed: (email: string) => `We emailed an eight-digit code to ${email}. It works once, within ten minutes.`,
  mailedAgain: (email: string) => `We emailed a new code to ${email}. The earlier one no longer works.`,
  late: (email: string) =>
    `The code may be on its way to ${email}. If nothing arrives within a minute, ask for a new one.`,
  mailing: 'Sending the code...',
  again: (seconds: number) => `You can ask for a new code in ${seconds} s.`,
  noMail: 'No email? Look in the spam folder, or send a new code.',
} as const;
