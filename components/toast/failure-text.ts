/**
 * What a visitor reads when calling a server action failed: the error's own message, if it was meant for people.
 * What was thrown on the server arrives with a digest and words that help nobody. An action that the server no longer
 * knows is recognized before.
 *
 * @param cause What was caught.
 * @param fallback Said instead.
 */
export function failureText(cause: unknown, fallback: string): string {
  const own = cause instanceof Error && !('digest' in cause) && cause.message;
  return own || fallback;
}
