import assert from 'node:assert/strict';
import { after } from 'node:test';
import { stack, type StackOptions } from './stack.ts';

/** Starts a backend for the tests of a file, and removes it after them. */
export async function useBackend(options?: StackOptions): Promise<void> {
  after(() => stack.remove());
  try {
    await restart(options);
  } catch (error) {
    // No hook runs when the file fails to load.
    await stack.remove();
    throw error;
  }
}

/** Starts the backend, also if it runs already. */
export async function restart(options?: StackOptions): Promise<void> {
  assert.equal(await stack.start(options), 'READY');
}
