import { networkFailure } from '@/content/messages/errors';

/**
 * What a visitor reads when calling a server action failed: the error's own message, if it was meant for people.
 * What was thrown on the server arrives with a digest and words that help nobody. An action that the server no longer
 * knows is recognized before.
 */
export function explainFailure(cause: unknown, fallback: string): string {
  if (isNetworkFailure(cause)) return networkFailure;
  const own = cause instanceof Error && !('digest' in cause) && cause.message;
  return own || fallback;
}

/**
 * Whether a call never reached the site, or no answer of it came back. Browsers say so each in their own words, and the
 * framework where something in between answered for the site.
 */
export const isNetworkFailure = (cause: unknown): boolean =>
  cause instanceof TypeError ||
  (cause instanceof Error && /^An unexpected response was received/.test(cause.message));
