import assert from 'node:assert/strict';
import { after } from 'node:test';
import { stack, type StackOptions } from './stack.ts';

/** Starts a backend for the tests of a file, and takes it away after them. */
export async function useBackend(options?: StackOptions): Promise<void> {
  after(() => stack.remove());
  try {
    await restart(options);
  } catch (error) {
    // No hook runs after a file that could not be read to its end.
    await stack.remove();
    throw error;
  }
}

/** Starts the backend, whether or not it runs. */
export async function restart(options?: StackOptions): Promise<void> {
  assert.equal(await stack.start(options), 'READY');
}
