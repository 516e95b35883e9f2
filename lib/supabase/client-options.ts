import { SESSION_COOKIE } from './cookies';

/** No single call to the backend may take longer; a visitor is waiting. */
export const CALL_DEADLINE_MS = 8000;

/**
 * What every client of the backend has in common.
 *
 * @param deadline Milliseconds after which a single call is given up.
 */
export function clientOptions(deadline = CALL_DEADLINE_MS) {
  const fetchInTime: typeof fetch = (input, init) => {
    const late = AbortSignal.timeout(deadline);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late });
  };
  return { cookieOptions: { name: SESSION_COOKIE }, global: { fetch: fetchInTime } };
}
