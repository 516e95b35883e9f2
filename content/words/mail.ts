/*
 * The mail that tells the team about a demo request, the receipt, the invitation to the team, and messages. The mail with a
 * code is in account-mail.ts.
 * The function that sends it takes this file along, and locale.ts: nothing may be imported here.
 */
export const requestMail = {
  subject: (name: string) => `Demo request: ${name}`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  received: 'Received',
  cameFrom: 'Came from',
  purpose: 'Purpose',
  request: 'Open the request',
  why: 'The team gets this email for every demo request.',
  /** Each stands before what is known: "site news.example, first page /products". */
  origins: {
    referrer_host: 'site',
    landing_path: 'first page',
    utm_source: 'source',
    utm_medium: 'medium',
    utm_campaign: 'campaign',
    utm_term: 'term',
    utm_content: 'content',
  },
} as const;

/** The receipt that whoever sent a request gets. */
export const receiptMail = {
  subject: (company: string) => `Your demo request to ${company}`,
  title: 'We have your demo request',
  answer: (by: string, within: string, email: string) =>
    `${by} reads it and replies within ${within}, to ${email}.`,
  sent: 'Sent',
  withdraw: (privacy: string) =>
    `To correct or withdraw the request, reply to this email. To have it deleted, write to ${privacy}.`,
  why: 'You get this email once, because the request was sent from your account.',
  button: (company: string) => `Go to ${company}`,
} as const;

/** The mail to whoever is invited to the team. */
export const invitationMail = {
  subject: (company: string) => `Invitation to the demo requests of ${company}`,
  title: 'You are invited to the team',
  /** `by` is the address of a member; there is none where the site was told by command. */
  invites: (company: string, by: string) =>
    `${by || company} invites you to read and answer the demo requests of ${company}.`,
  how: (email: string) =>
    `Make an account with this address, ${email}, confirm it, and open the dashboard. With an account you have already, signing in is enough.`,
  until: (moment: string) => `The invitation is open until ${moment}.`,
  button: 'Open the dashboard',
  why: 'If you do not expect this, do nothing: nobody is told, and nothing happens.',
} as const;

/** What Slack and Teams show of a request, and of what is done about it. */
export const requestMessage = {
  created: (name: string) => `New demo request: ${name}`,
  changed: (name: string, status: string) => `Demo request of ${name}: ${status}`,
} as const;
