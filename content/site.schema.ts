import { z } from 'zod';

export const siteSchema = z.object({
  booking: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).optional(),
});
