import { z } from 'zod';
import { defineRecord } from './schema/define-record';
import { mailbox, site } from './site';

export const siteSchema = z.object({
  mailDomain: z.string().regex(z.regexes.domain, { error: 'is not a domain, such as company.com' }),
  booking: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).optional(),
});

const mail = z.email();
const mailboxSchema = z.object({
  hello: mail,
  careers: mail,
  press: mail,
  privacy: mail,
  security: mail,
});

/** A mailbox of the site is checked in content/site.ts alone. */
export const mailOfRecord = mail.or(z.literal(Object.values(mailbox)));

/**
 * Parses content/site.ts for the check: functions and the middleware read the file, so it is without a schema.
 * A wrong domain is not reported again for each mailbox.
 */
export const checkSite = () => [
  defineRecord(siteSchema, site),
  ...(siteSchema.safeParse(site).success ? [defineRecord(mailboxSchema, mailbox)] : []),
];
