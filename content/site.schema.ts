import { z } from 'zod';

/** What the site's own record must be beyond its types. */
export const siteSchema = z.object({
  booking: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).optional(),
});
