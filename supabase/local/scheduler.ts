import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 5_000;
/** What the schedule of a hosted project waits for an answer; a run ends before. */
const GIVEN_UP_MS = 60_000;

/**
 * Sends what is due, one run after the other: on a hosted project pg_cron and pg_net make the same call.
 * @param everyMs - pause between two runs
 * @returns stops it
 */
export function startScheduler(functionUrl: string, secretKey: string, everyMs: number): () => void {
  const stop = new AbortController();

  async function run(): Promise<void> {
    await wait(Math.min(FIRST_MS, everyMs), undefined, stop);
    for (;;) {
      await fetch(functionUrl, {
        method: 'POST',
        headers: { apikey: secretKey, 'Content-Type': 'application/json' },
        body: '{}',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(GIVEN_UP_MS)]),
        // A failed call is made again at the next turn; the function itself reports what went wrong.
      }).catch(() => undefined);
      await wait(everyMs, undefined, stop);
    }
  }

  // Only stopping ends the loop.
  run().catch(() => undefined);
  return () => stop.abort();
}
