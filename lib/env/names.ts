// With no imports of our own: the build adapter reads it too.
import { z } from 'zod';

/** What the build writes into pages. */
export const siteNames = z.object({ SITE_URL: z.url({ protocol: /^https?$/ }) });

/** What the server needs besides. */
export const backendNames = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
});

/** What it may have besides. */
export const authNames = z.object({
  SUPABASE_AUTH_SECRET_KEY: z.string().startsWith('sb_secret_').or(z.literal('')).optional(),
});
