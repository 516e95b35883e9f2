import 'server-only';
import { getBackendEnv, getAuthEnv } from '@/lib/env/env';
import { sessionCookieName } from './cookies';

/** No single call to the backend may take longer; a visitor is waiting. */
export const CALL_DEADLINE_MS = 8000;

/** How one client differs from another. */
export interface ClientOptions {
  /** Milliseconds after which a single call is given up. */
  deadline?: number | undefined;
  /** The visitor's address, as far as it can be trusted. */
  address: string | null;
}

/** What every client of the backend has in common. */
export function clientOptions({ deadline = CALL_DEADLINE_MS, address }: ClientOptions) {
  const fetchInTime: typeof fetch = (input, init) => {
    const late = AbortSignal.timeout(deadline);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    return fetch(input, { ...init, headers: withVisitor(input, init?.headers, address), signal });
  };
  return { cookieOptions: { name: sessionCookieName() }, global: { fetch: fetchInTime } };
}

/**
 * Forwards the visitor's IP address to the auth service, so that its rate limits count each visitor and not the site's
 * server. It trusts the header only with a secret key, which therefore is sent to the auth service and nowhere else; what
 * a call may do is still decided by the visitor's own token.
 * (supabase.com/docs/guides/auth/rate-limits, "IP address forwarding")
 */
function withVisitor(
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
  // Without a session the client sends its key here, too, and the two have to be the same.
  if (headers.get('Authorization') === `Bearer ${key}`) headers.set('Authorization', `Bearer ${secretKey}`);
  return headers;
}
