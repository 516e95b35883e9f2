import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it no longer throws. */
export async function waitUntilPassed(run: () => Promise<void>, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
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
