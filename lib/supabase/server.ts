import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import { cookies, headers } from 'next/headers';
import { getBackendEnv, isSecure } from '@/lib/env/env';
import { visitorAddress } from '@/lib/security/visitor-address';
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
  const { url, key } = getBackendEnv();
  return createServerClient<Database>(url, key, {
    ...clientOptions({ deadline, address: visitorAddress(await headers()) }),
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (toSet) => {
        if (isRemoval(toSet)) return;
        try {
          for (const { name, value, options } of sessionCookies(toSet, isSecure())) {
            jar.set(name, value, options);
          }
        } catch {
          // A page is being rendered: cookies are read-only.
        }
      },
    },
  });
}

/** The backend as {@link createSupabase} makes it. */
export type Supabase = Awaited<ReturnType<typeof createSupabase>>;

/** The backend as nobody yet: a session that begins in this client ends with the request, unless it is taken over. */
export async function createUnkeptSupabase() {
  const { url, key } = getBackendEnv();
  const { global } = clientOptions({ address: visitorAddress(await headers()) });
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient<Database>(url, key, { global, auth });
}

/** The backend as {@link createUnkeptSupabase} makes it. */
export type UnkeptSupabase = Awaited<ReturnType<typeof createUnkeptSupabase>>;
