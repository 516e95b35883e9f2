const name = 'Interlane';
const host = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** Account name on social networks; the sample's does not exist. */
const handle = `${host}-example`;

/** `country` is the ISO 3166 code for structured data. */
const postalAddress = {
  street: ['00 Sample Quay, #00-00'],
  locality: 'Singapore',
  postalCode: '000000' as string | undefined,
  country: 'SG',
};

export const site = {
  name,
  /** Host of the mail addresses below. A reserved domain in the sample. */
  mailDomain: `${host}.example`,
  tagline: 'Agentic AI for the enterprise',
  footerLine: 'Modules for operational work. Each records its steps and stops where your people decide.',
  /** Address of the event page: the name, a hyphen, the event. */
  eventSlug: `${name.replaceAll(/\s+/g, '-')}-WAF2025`,
  postalAddress,
  address: [
    ...postalAddress.street,
    [postalAddress.locality, postalAddress.postalCode].filter(Boolean).join(' '),
  ],
  social: [
    { label: 'LinkedIn', href: `https://www.linkedin.com/company/${handle}` },
    { label: 'YouTube', href: `https://www.youtube.com/@${handle}` },
    { label: 'X', href: `https://x.com/${handle}` },
  ] as { label: string; href: string }[],
  answering: { by: 'A solution architect', within: 'two working days' },
  /** Address of a booking page, `https://…`, shown after a request. Nothing is sent along. */
  booking: undefined as string | undefined,
  /** Says that the company is invented. A real company turns it off. */
  sampleNotice: true as boolean,
} as const;

export const mailbox = {
  hello: `hello@${site.mailDomain}`,
  careers: `careers@${site.mailDomain}`,
  press: `press@${site.mailDomain}`,
  privacy: `privacy@${site.mailDomain}`,
  /** Published in security.txt. */
  security: `security@${site.mailDomain}`,
} as const;
