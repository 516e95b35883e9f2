import 'server-only';
import { z } from 'zod';
import { readEnv } from './read';

const schema = z.object({
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
});

/** Where the backend is and the key that says which project is meant. Neither is a secret; both stay on the server. */
export function backendEnv(): { url: string; key: string } {
  const env = readEnv(schema);
  return { url: env.SUPABASE_URL, key: env.SUPABASE_PUBLISHABLE_KEY };
}
