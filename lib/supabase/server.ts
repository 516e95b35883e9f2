import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { backendEnv } from '@/lib/env/backend';
import { siteUrl } from '@/lib/env/site-url';
import { clientOptions } from './client-options';
import { isRemoval, sessionCookies } from './cookies';
import type { Database } from './database.types';

/**
 * The backend as the visitor of this request: row-level security sees their session. For server actions,
 * route handlers and pages of the account area. Pages cannot set cookies; there the middleware has already
 * refreshed the session, so a refused write loses nothing.
 *
 * @param deadline Milliseconds after which a single call is given up.
 */
export async function createSupabase(deadline?: number) {
  const jar = await cookies();
  const { url, key } = backendEnv();
  return createServerClient<Database>(url, key, {
    ...clientOptions(deadline),
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (toSet) => {
        if (isRemoval(toSet)) return;
        try {
          for (const { name, value, options } of sessionCookies(toSet, siteUrl().protocol === 'https:')) {
            jar.set(name, value, options);
          }
        } catch {
          // A page is being rendered: cookies are read-only.
        }
      },
    },
  });
}
