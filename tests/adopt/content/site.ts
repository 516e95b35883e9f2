const name = 'Kestrel Works';

/** A small company with one office and nobody's profile to follow. */
export const site = {
  name,
  mailDomain: 'kestrel-works.example',
  tagline: 'Agents for small ports',
  footerLine: 'Planning, papers and watchkeeping for ports that close at night.',
  eventSlug: `${name.replaceAll(/\s+/g, '-')}-Harbor-Days-2027`,
  postalAddress: {
    street: ['0-0 Sample Pier'],
    locality: 'Nagasaki',
    postalCode: '850-0000',
    country: 'JP',
  },
  address: ['0-0 Sample Pier', 'Nagasaki 850-0000'],
  social: [] as { label: string; href: string }[],
  answering: { by: 'The harbor desk', within: 'three working days' },
  booking: 'https://calendar.kestrel-works.example/demo' as string | undefined,
  sampleNotice: false as boolean,
} as const;

export const mailbox = {
  hello: `office@${site.mailDomain}`,
  careers: `office@${site.mailDomain}`,
  press: `office@${site.mailDomain}`,
  privacy: `privacy@${site.mailDomain}`,
  security: `security@${site.mailDomain}`,
} as const;
