import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 5_000;
const AGAIN_MS = 15_000;
const HOUR_MS = 60 * 60 * 1000;
/** What the schedule of a hosted project waits for an answer; a run ends before. */
const GIVEN_UP_MS = 60_000;

/**
 * What pg_cron does on a hosted project: sends what is due, one run after the other, and deletes old requests every hour.
 * A call that failed is made again soon.
 * @param everyMs - pause between two runs that send
 * @returns stops it
 */
export function startScheduler(url: string, secretKey: string, everyMs: number): () => void {
  const stop = new AbortController();

  async function run(path: string, pauseMs: number): Promise<void> {
    await wait(Math.min(FIRST_MS, everyMs), undefined, stop);
    for (;;) {
      const done = await fetch(url + path, {
        method: 'POST',
        headers: { apikey: secretKey, 'Content-Type': 'application/json' },
        body: '{}',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(GIVEN_UP_MS)]),
        // The function itself reports what went wrong.
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      await wait(done ? pauseMs : Math.min(pauseMs, AGAIN_MS), undefined, stop);
    }
  }

  // Only stopping ends the loops.
  run('/functions/v1/send-demo-email', everyMs).catch(() => undefined);
  run('/rest/v1/rpc/delete_old_demo_requests', HOUR_MS).catch(() => undefined);
  return () => stop.abort();
}
