import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { passwordParts } from '@/content/messages/auth';
import { DeadlineError } from '@/lib/supabase/call';
import { explainWait } from '@/lib/security/explain-wait';

/** Explains an error of the auth service, with our message where its code is known. */
export function explainAuthError(error: unknown, known: Record<string, string>, fallback: string): string {
  if (error instanceof DeadlineError || isAuthRetryableFetchError(error) || !(error instanceof Error))
    return fallback;
  const match = Object.entries(known).find(([part]) => error.message.includes(part));
  const explanation = match?.[1] ?? (nameCharacters(error.message) || fallback);
  // Its buckets fill again by one in some ten seconds (supabase.com/docs/guides/auth/rate-limits).
  return isRateLimit(error) && !/\d/.test(explanation)
    ? `${explanation.replace(/\.?$/, '.')} ${explainWait(60)}`
    : explanation;
}

/** Names the kinds of characters that a password must have. The auth service lists every character. */
const nameCharacters = (message: string): string =>
  message.replace(/at least one character of each: (.+?)\.(?= [A-Z]|$)/, (_, sets: string) => {
    const names = sets.split(', ').map(nameSet).join(', ');
    return `${names.replace(/, ([^,]+)$/, ' and $1')}.`;
  });

function nameSet(characters: string): string {
  const [hasSmall, hasCapital] = [characters.includes('a'), characters.includes('A')];
  if (hasSmall && hasCapital) return passwordParts.letter;
  if (hasSmall) return passwordParts.small;
  if (hasCapital) return passwordParts.capital;
  return characters.includes('0') ? passwordParts.digit : passwordParts.symbol;
}

export function isRateLimit(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && error.status === 429;
}
