/** The pages of the account area around their forms. `meta` is for the browser's tab and for search engines. */
export const authPages = {
  /** Above the title of each. */
  eyebrow: 'One request at a time',
  /** The title of the card, which names the company. */
  card: (company: string) => `${company} Dashboard`,
  signIn: {
    meta: {
      title: 'Sign in',
      description:
        'Sign in or create an account to send a demo request or open the demo request dashboard. Email and password, nothing else.',
    },
    title: 'A person answers every request',
    lead: 'Sent here from the demo form? Your answers are kept in this browser. After you sign in the form opens again, filled in. Nothing is sent until you press Request Demo.',
    card: 'Sign in to access the demo request dashboard',
    /** Where a session ended on the way. */
    sessionEnded: 'Your session has ended. Sign in again.',
  },
  reset: {
    meta: {
      title: 'Set a new password',
      description: 'Confirm the address of your account by a code from our email, and choose a new password.',
    },
    title: 'Set a new password',
    lead: 'We email a code to the address of your account. The password you choose with it ends every other session.',
    card: 'Where should the code go?',
  },
} as const;
