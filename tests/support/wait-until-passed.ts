import { setTimeout as wait } from 'node:timers/promises';

/** Only a failure takes as long. */
const LIMIT_MS = 120_000;

/** Repeats a check until it no longer throws. */
export async function waitUntilPassed(run: () => Promise<void> | void): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      await run();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}
