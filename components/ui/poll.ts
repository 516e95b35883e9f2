/** How often is asked, and how long at most after failures. */
export const EVERY_MS = 20_000;
const LONGEST_MS = 5 * 60_000;

/** What an answer says about going on. */
export type Answer = { status: 'ok'; count: number } | { status: 'failed' } | { status: 'over' };

/**
 * Polls while the tab is visible: one request at a time, after failures with exponential backoff and jitter. Answers carry
 * the whole number, so that one that is lost, late or repeated does no harm.
 *
 * @param every How often, in milliseconds.
 * @returns Stops it.
 */
export function poll(
  ask: (signal: AbortSignal) => Promise<Answer>,
  onCount: (count: number) => void,
  every = EVERY_MS,
): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asking = false;

  const later = () => {
    const pause = Math.min(every * 2 ** failures, LONGEST_MS);
    // Up to half longer, jitter, so that tabs that failed together do not retry together.
    timer = setTimeout(() => void turn(), pause * (1 + (failures > 0 ? Math.random() / 2 : 0)));
  };
  const turn = async () => {
    clearTimeout(timer);
    if (document.hidden || asking || signal.aborted) return;
    asking = true;
    const answer = await ask(signal).catch(() => ({ status: 'failed' }) as const);
    asking = false;
    if (answer.status === 'over') ends.abort();
    if (ends.signal.aborted) return;
    failures = answer.status === 'ok' ? 0 : failures + 1;
    if (answer.status === 'ok') onCount(answer.count);
    later();
  };

  document.addEventListener('visibilitychange', () => void turn(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  later();
  return () => ends.abort();
}
