export { eventually } from './eventually.ts';

/** How many checks held and how many did not. */
export type Tally = { passed: number; failed: number };

/** The checks that ran so far. */
export const tally: Tally = { passed: 0, failed: 0 };

/** Runs one check; what it throws makes it fail, and the next one runs. */
export async function check(name: string, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
    tally.passed += 1;
  } catch (error) {
    tally.failed += 1;
    console.log(`not ok - ${name}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Ends a suite with the line that `npm test` counts.
 *
 * @param total What was checked; without it, what `check` ran.
 */
export function finish({ passed, failed }: Tally = tally): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
