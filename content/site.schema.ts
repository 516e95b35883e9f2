import { z } from 'zod';

export const siteSchema = z.object({
  mailDomain: z.string().regex(z.regexes.domain, { error: 'is not a domain, such as company.com' }),
  booking: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).optional(),
});
