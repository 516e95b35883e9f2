// With no imports of our own: the build adapter reads it too.
import { z } from 'zod';

/** What the build writes into pages. */
export const siteNames = z.object({ SITE_URL: z.url({ protocol: /^https?$/ }) });

/** What the server needs besides. */
export const backendNames = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
});
