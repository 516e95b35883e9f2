const DEADLINE_MS = 5_000;
/** A day: a longer wait is more likely a mistake. */
const LONGEST_WAIT_SECONDS = 86_400;

/** Ends the error of an attempt without a response. */
export const TIMED_OUT = 'timed out';

export type Outcome =
  | { status: 'sent' }
  /** The receiver did not accept it. */
  | { status: 'refused'; error: string }
  /** The receiver accepts it later; that says nothing about the delivery. */
  | { status: 'limited'; error: string; retryAfterSeconds: number }
  /** No response came before the deadline, so it may arrive. */
  | { status: 'late'; error: string }
  /** The connection failed, so it may have arrived. */
  | { status: 'unreachable'; error: string };

export async function post(
  service: string,
  url: string | URL,
  headers: Record<string, string>,
  body: string,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // A redirect could lead to an address that the operator never set.
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // The status alone counts, also where the body of the response is lost.
    await response.body?.cancel().catch(() => undefined);
    if (response.ok) return { status: 'sent' };
    const error = `${service} answered ${response.status}`;
    const seconds = parseRetryAfter(response.headers.get('retry-after'));
    if (response.status === 429 || (response.status === 503 && seconds !== null))
      return { status: 'limited', error, retryAfterSeconds: seconds ?? 0 };
    // A gateway that got no response does not know either.
    return { status: response.status === 504 ? 'unreachable' : 'refused', error };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate
      ? { status: 'late', error: `${service} ${TIMED_OUT}` }
      : { status: 'unreachable', error: `${service} unreachable` };
  }
}

/** Returns the wait that a receiver asks for, in seconds or until a date; null where it asks for none. */
function parseRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header);
  if (Number.isNaN(seconds)) return null;
  return Math.ceil(Math.min(Math.max(seconds, 0), LONGEST_WAIT_SECONDS));
}
