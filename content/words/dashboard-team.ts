/** The page of the dashboard for members of the team. `meta` is for the browser's tab. */
export const teamPageWords = {
  meta: {
    title: 'Team and data',
    description: 'Who reads the demo requests, who is invited to, and what becomes of the data.',
  },
  title: 'Team and data',
  lead: 'Who reads the requests, and what becomes of the data.',
  /** The way here from the list, and back. */
  open: 'Team and data',
  back: 'Back to the requests',
  /** For everybody who is signed in and no member. */
  closed: 'This page is for members of the team.',
  closedAdvice: 'A member can invite you, to the address of your account.',
  failed: 'The page could not be loaded.',
  failedAdvice: 'Try again in a moment.',
} as const;

/** Who reads, above the list of requests and on the page of the team. */
export const readersWords = {
  verified:
    'Everybody who signs in with a confirmed address reads every request here. Whoever runs this site can keep them to a team: npm run staff.',
  staff: 'Members of the team read every request. Everybody else reads their own.',
} as const;

/** The members of the team, and who is invited. */
export const teamWords = {
  title: 'Team',
  members: 'Members',
  you: 'You',
  /** Before a time; after it who gave the role. */
  since: 'Since',
  by: (email: string) => `by ${email}`,
  byCommand: 'by command, where the site is run',
  byNobody: 'by an account that is gone',
  unknown: 'Since before the team was kept here',
  /** A button that shows another one. */
  remove: 'Remove',
  /** By who reads: what that means for a member, and for whoever leaves. */
  removing: {
    staff: (email: string) => `${email} will at once read nothing but their own requests.`,
    verified: (email: string) =>
      `${email} will be no member any more, but read the requests as everybody does.`,
  },
  confirmRemove: (email: string) => `Remove ${email}`,
  leave: 'Leave',
  leaving: {
    staff: 'You will at once read nothing but your own requests.',
    verified: 'You will be no member any more, but read the requests as everybody does.',
  },
  confirmLeave: 'Leave the team',
  email: 'Email address of a new member',
  help: 'Whoever has an account with this address is a member at once. Anybody else signs up with it within seven days.',
  invite: 'Invite',
  invitations: 'Open invitations',
  none: 'Nobody is invited.',
  invited: 'Invited',
  until: 'Open until',
  /** How the mail about it stands. */
  mailed: 'Email sent.',
  waits: 'The email to them waits.',
  unsent: 'The email could not be sent. Write to them, or invite them again.',
  withdraw: 'Withdraw',
  /** Buttons in a list, told apart. */
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  write: 'Write to them',
  writeTo: (email: string) => `Write to ${email}`,
  /** The mail that a member sends from their own mailbox. */
  mail: {
    subject: (company: string) => `The demo requests of ${company}`,
    body: (company: string, page: string) =>
      `You are invited to read the demo requests of ${company}. Within seven days, sign up with this address and open the dashboard:\n\n${page}\n`,
  },
} as const;

/** How a change of the team ended. */
export const teamAnswers = {
  added: 'They have an account, and are a member from now on.',
  invited: 'Invited. An email that says what to do goes to them within a minute.',
  member: 'They are a member already.',
  open: 'They are invited already.',
  retried: 'They were invited before. The email to them is tried again.',
  full: 'Twenty invitations are open. Withdraw one first.',
  limited: 'That is too much for now. Try again in an hour.',
  invalid: 'That is not an email address that can be invited.',
  withdrawn: 'The invitation is withdrawn.',
  removed: 'They are no member any more.',
  left: 'You are no member any more.',
  last: 'You are the only member. Invite somebody else before you leave.',
  gone: 'Somebody was faster: that is done already.',
  refused: 'That is no longer yours to do.',
  'signed-out': 'You are signed out. Sign in and try again.',
  failed: 'That did not work. Try again in a moment.',
} as const;
