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
  },
  /** Where a mailed link was opened in another browser than the one that asked for it. */
  continue: {
    meta: {
      title: 'Continue from your email',
      description:
        'You followed a link from our email in a browser that did not ask for it. Nothing happens until you say that it was you.',
    },
    title: 'Continue from your email',
    elsewhere:
      'This browser did not ask for the email you come from. If you asked for it in another browser, go on: you choose a password here, and what you typed waits there. If not, close this page; nothing has happened.',
    signedIn:
      'Somebody is signed in here already. Going on ends that and opens the account the email was sent to. If you did not ask for the email, close this page; nothing has happened.',
    card: 'The link works once, within one hour.',
    /** The button, by what the link is for. */
    purposes: { signup: 'Confirm your email', recovery: 'Set a new password' },
  },
  reset: {
    meta: {
      title: 'Set a new password',
      description:
        'Ask for a link to set a new password for your account, or set the new one if you came here from the link in your email.',
    },
    title: 'Set a new password',
    /** Before the link is asked for, and after it was followed. */
    ask: {
      lead: 'We email a link to the address of your account. It works once, within one hour.',
      card: 'Where should the link go?',
    },
    choose: {
      lead: 'You followed the link from our email. The password you choose now ends every other session of your account.',
      card: 'Choose a new password',
    },
  },
} as const;

/** What a mailed link came to, where that was not simply a sign-in. */
export const authNotices = {
  /** After a link for a new account that works no more. */
  accountLinkSpent:
    'This link was used before, or it is too old. Already confirmed? Sign in below. If not, have a new one sent at the end of this card.',
  unavailable:
    'The sign-in service is not answering. Try the link again in a moment; if it no longer works, sign in.',
  sessionEnded: 'Your session has ended. Sign in again.',
  choosePassword:
    'Your address is confirmed. Choose the password now: one that was set before, in another browser, no longer works.',
  otherAddress:
    'That link was for another address than the one entered here, so nobody was signed in. To open its account, ask for a link below.',
} as const;
