export const codeMail = {
  title: 'Your confirmation code',
  text: (company: string) => `Type this code where ${company} asks for it:`,
  why: 'It is valid for ten minutes and works once. If you did not ask for it, ignore this email: nobody gets in without the code.',
} as const;

export const notOfferedMail = {
  title: 'Nothing to do',
  text: (company: string) =>
    `Somebody asked the site of ${company} for a step it does not offer, such as to move an account to this address.`,
  rest: 'Nothing has changed. You can ignore this message.',
} as const;

export const requestMail = {
  subject: (name: string) => `Demo request: ${name}`,
  received: 'Received',
  cameFrom: 'Came from',
  request: 'Open the request',
  why: 'The team gets this email for every demo request.',
  /** Labels of the request's origin: "site news.example, first page /products". */
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

export const requestMessage = (name: string) => `New demo request: ${name}`;
