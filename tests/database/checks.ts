import assert from 'node:assert/strict';
import type { Tally } from './pgtap.ts';

/** The checks that ran so far. */
export const tally: Tally = { passed: 0, failed: 0 };

/** Runs one check; what it throws makes it fail, and the next one runs. */
export async function check(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    tally.passed += 1;
  } catch (error) {
    tally.failed += 1;
    console.log(`not ok - ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Waits until something is so. */
export async function eventually(run: () => Promise<void>, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      await run();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}

/** The answer says that the caller has no right to this, and nothing else. */
export function denied({ error, status, data, count }: Answer): void {
  assert.equal(error?.code, '42501');
  assert.ok(status === 401 || status === 403, `status ${String(status)}`);
  assert.equal(data, null);
  assert.equal(count, null);
}

type Answer = { error: { code: string } | null; status: number; data: unknown; count: number | null };
