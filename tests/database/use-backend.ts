import assert from 'node:assert/strict';
import { after } from 'node:test';
import { testBackend, type StackOptions } from './test-backend.ts';

let isUsed = false;

/** Starts a backend for the tests of a file, and removes it after them. A second file shares it. */
export async function useBackend(options?: StackOptions): Promise<void> {
  if (isUsed) return;
  isUsed = true;
  after(() => testBackend.remove());
  try {
    await restartBackend(options);
  } catch (error) {
    // No hook runs when the file fails to load.
    await testBackend.remove();
    throw error;
  }
}

/** Starts the backend, also if it runs already. */
export async function restartBackend(options?: StackOptions): Promise<void> {
  assert.equal(await testBackend.start(options), 'READY');
}
