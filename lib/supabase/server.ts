import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import { cookies, headers } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { getAuthEnv, getBackendEnv } from '@/lib/env/env';
import { getVisitorAddress } from '@/lib/security/visitor-address';
import { CALL_DEADLINE_MS } from './call';
import { getSessionCookieName, hardenCookies, isRemoval } from './cookies';
import type { Database } from './database.types';

/** Creates a client with the session of this request. Each call ends after `deadline` milliseconds. */
export async function createSupabase(deadline?: number) {
  const cookieStore = await cookies();
  const { url, key } = getBackendEnv();
  return createServerClient<Database>(url, key, {
    ...getClientOptions(getVisitorAddress(await headers()), deadline),
    cookies: {
      getAll: () => cookieStore.getAll(),
      setAll: (toSet) => {
        if (isRemoval(toSet)) return;
        try {
          for (const { name, value, options } of hardenCookies(toSet)) cookieStore.set(name, value, options);
        } catch {
          // Pages cannot set cookies: the middleware has refreshed the session before.
        }
      },
    },
  });
}

export type Supabase = Awaited<ReturnType<typeof createSupabase>>;

/** Creates a client without a session. A session that begins in it ends with the request. */
export async function createAnonymousClient() {
  const { url, key } = getBackendEnv();
  const { global } = getClientOptions(getVisitorAddress(await headers()));
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient<Database>(url, key, { global, auth });
}

export type AnonymousClient = Awaited<ReturnType<typeof createAnonymousClient>>;

/**
 * Creates a client for the middleware. `finish` adds refreshed cookies to a response, and headers against shared caches.
 * `proceed` goes on to the page, which sees the refreshed cookies.
 */
export function createRequestClient(request: NextRequest) {
  const { url, key } = getBackendEnv();
  const refreshed = new Map<string, ReturnType<typeof hardenCookies>[number]>();
  const privacy = new Headers();
  const supabase = createServerClient(url, key, {
    ...getClientOptions(getVisitorAddress(request.headers)),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (toSet, cacheHeaders) => {
        if (isRemoval(toSet)) return;
        for (const cookie of hardenCookies(toSet)) {
          refreshed.set(cookie.name, cookie);
          request.cookies.set(cookie.name, cookie.value);
        }
        for (const [name, value] of Object.entries(cacheHeaders)) privacy.set(name, value);
      },
    },
  });
  const finish = <T extends NextResponse>(response: T): T => {
    for (const { name, value, options } of refreshed.values()) response.cookies.set(name, value, options);
    for (const [name, value] of privacy) response.headers.set(name, value);
    return response;
  };
  return { supabase, finish, proceed: () => finish(NextResponse.next({ request })) };
}

function getClientOptions(address: string | null, deadline = CALL_DEADLINE_MS) {
  const fetchInTime: typeof fetch = async (input, init) => {
    const late = AbortSignal.timeout(deadline);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    const headers = forwardAddress(input, init?.headers, address);
    return keepMessage(await fetch(input, { ...init, headers, signal }));
  };
  return { cookieOptions: { name: getSessionCookieName() }, global: { fetch: fetchInTime } };
}

/** Keeps the message of a failure: the auth client reads no body from status 500 on. */
async function keepMessage(response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { msg } = { ...(body as { msg?: unknown } | null) };
  return Object.assign(response, { msg: typeof msg === 'string' ? msg : `status ${response.status}` });
}

/**
 * Forwards the visitor's address to the auth service, whose rate limits count visitors then
 * (supabase.com/docs/guides/auth/rate-limits, "IP address forwarding"). That takes a secret key, which goes to no other
 * service. The visitor's own token still decides what a call may do.
 */
function forwardAddress(
  input: Parameters<typeof fetch>[0],
  given: HeadersInit | undefined,
  address: string | null,
) {
  const { url, key } = getBackendEnv();
  const { secretKey } = getAuthEnv();
  const headers = new Headers(given);
  const target = input instanceof Request ? input.url : String(input);
  if (!secretKey || !address || !target.startsWith(`${url.replace(/\/+$/, '')}/auth/v1/`)) return headers;
  headers.set('Sb-Forwarded-For', address);
  headers.set('apikey', secretKey);
  // Without a session the client sends its key here too, and the two must be equal.
  if (headers.get('Authorization') === `Bearer ${key}`) headers.set('Authorization', `Bearer ${secretKey}`);
  return headers;
}
