const DEADLINE_MS = 5_000;

export type Outcome = { status: 'sent' } | { status: 'failed'; error: string; retryAfterSeconds?: number };

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
    // The status alone counts, also where the rest of the answer is lost.
    await response.body?.cancel().catch(() => undefined);
    if (response.ok) return { status: 'sent' };
    const error = `${service} answered ${response.status}`;
    if (response.status !== 429) return { status: 'failed', error };
    const retryAfterSeconds = Math.ceil(Math.min(Number(response.headers.get('retry-after')) || 0, 3600));
    return { status: 'failed', error, retryAfterSeconds };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: 'failed', error: `${service} ${isLate ? 'timed out' : 'unreachable'}` };
  }
}
