import { createServerClient } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { getBackendEnv, isSecure } from '@/lib/env/env';
import { visitorAddress } from '@/lib/security/visitor-address';
import { clientOptions } from './client-options';
import { isRemoval, sessionCookies } from './cookies';

/** The backend as the visitor of a request, and how what it does to the session gets into the request and its answer. */
export function requestClient(request: NextRequest) {
  const { url, key } = getBackendEnv();
  const cookies = new Map<string, ReturnType<typeof sessionCookies>[number]>();
  const headers = new Headers();
  const secure = isSecure();
  const supabase = createServerClient(url, key, {
    ...clientOptions({ address: visitorAddress(request.headers) }),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (toSet, cacheHeaders) => {
        if (isRemoval(toSet)) return;
        for (const cookie of sessionCookies(toSet, secure)) {
          cookies.set(cookie.name, cookie);
          request.cookies.set(cookie.name, cookie.value);
        }
        for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
      },
    },
  });
  const finish = <T extends NextResponse>(response: T): T => {
    for (const { name, value, options } of cookies.values()) response.cookies.set(name, value, options);
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  };
  return { supabase, finish, proceed: () => finish(NextResponse.next({ request })) };
}
