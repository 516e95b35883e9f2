/** The mail with a code: to sign up, to sign in or to set a password. */
export const codeMail = {
  title: 'Your confirmation code',
  text: (company: string) => `Type this code where ${company} asks for it:`,
  why: 'It is valid for ten minutes and works once. If you did not ask for it, ignore this email: nobody gets in without the code.',
} as const;

/** The mail for what the auth service offers and this site does not. */
export const notOfferedMail = {
  title: 'Nothing to do',
  text: (company: string) =>
    `Somebody asked the site of ${company} for an email it does not offer, such as to move an account to this address.`,
  rest: 'Nothing happens. You can ignore this message.',
} as const;
