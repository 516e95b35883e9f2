/*
 * The mail that tells the team about a demo request, and a line of the mails about an account, which are in
 * supabase/templates.
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

/** In every mail with a button, above the bare address that it leads to. */
export const accountMail = { bareLink: 'Or open this address:' } as const;
