const name = 'Interlane';
const host = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** The company's name on social networks; of the sample it does not exist. */
const handle = `${host}-example`;

/** The parts of the address; `country` is its ISO 3166 code, which machines want. */
const postalAddress = {
  street: ['Cecil Street'],
  locality: 'Singapore',
  postalCode: undefined as string | undefined,
  country: 'SG',
};

/** The company this site speaks for. Every page, mail, feed and route that names it reads it here. */
export const site = {
  name,
  /** Host of the mail addresses below. A reserved domain in the sample. */
  mailDomain: `${host}.example`,
  tagline: 'Agentic AI for the enterprise',
  footerLine:
    'Modules for operational work. Each keeps a trace of its steps and a checkpoint for your people.',
  /** Address of the event page: the name, a hyphen, the event. */
  eventSlug: `${name.replaceAll(/\s+/g, '-')}-WAF2025`,
  postalAddress,
  /** The lines of the address, as they are printed. */
  address: [
    ...postalAddress.street,
    [postalAddress.locality, postalAddress.postalCode].filter(Boolean).join(' '),
  ],
  social: [
    { label: 'LinkedIn', href: `https://www.linkedin.com/company/${handle}` },
    { label: 'YouTube', href: `https://www.youtube.com/@${handle}` },
    { label: 'X', href: `https://x.com/${handle}` },
  ] as { label: string; href: string }[],
  /** Who replies to a demo request, and by when: said to whoever has sent one. */
  answering: { by: 'A solution architect', within: 'two working days' },
  /**
   * A page of a calendar in which whoever has sent a request may choose a time, `https://…`. Left out, nobody is led anywhere.
   * Nothing is sent along.
   */
  booking: undefined as string | undefined,
  /** Says that company, people, clients and figures are invented. A real company turns it off. */
  sampleNotice: true as boolean,
} as const;

/** Mail addresses by what they are for. */
export const mailbox = {
  hello: `hello@${site.mailDomain}`,
  careers: `careers@${site.mailDomain}`,
  press: `press@${site.mailDomain}`,
  privacy: `privacy@${site.mailDomain}`,
  /** Where weaknesses of the site are reported, as security.txt says. */
  security: `security@${site.mailDomain}`,
} as const;
