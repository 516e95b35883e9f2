import { networkFailure } from '@/content/messages/errors';

/**
 * Explains a failed action by its own message if that was meant for people. Errors with a digest come from the
 * server.
 */
export function explainFailure(cause: unknown, fallback: string): string {
  if (isNetworkFailure(cause)) return networkFailure;
  const own = cause instanceof Error && !('digest' in cause) && cause.message;
  return own || fallback;
}

/** Tells whether no answer came back. Next says so in words of its own where a proxy answered for the site. */
export const isNetworkFailure = (cause: unknown): boolean =>
  cause instanceof TypeError ||
  (cause instanceof Error && /^An unexpected response was received/.test(cause.message));
