import { SESSION_COOKIE } from './cookies';

/** No single call to the backend may take longer; a visitor is waiting. */
export const CALL_DEADLINE_MS = 8000;

const deadlineFetch: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(CALL_DEADLINE_MS);
  return fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline,
  });
};

/** What every client of the backend has in common. */
export const clientOptions = {
  cookieOptions: { name: SESSION_COOKIE },
  global: { fetch: deadlineFetch },
};
