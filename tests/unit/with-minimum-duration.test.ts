import { withMinimumDuration } from '@/lib/security/with-minimum-duration';

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((end) => void globalThis.setTimeout(end, ms)),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Tells whether a response that is ready at once has come before and at its time. */
async function watch(isPadded: boolean): Promise<boolean[]> {
  let isThere = false;
  void withMinimumDuration(
    1000,
    () => Promise.resolve('refused'),
    () => isPadded,
  ).then(() => (isThere = true));
  await jest.advanceTimersByTimeAsync(999);
  const early = isThere;
  await jest.advanceTimersByTimeAsync(1);
  return [early, isThere];
}

test('AT-52: A padded response comes no earlier than its time, and another at once', async () => {
  await expect(watch(true)).resolves.toEqual([false, true]);
  await expect(watch(false)).resolves.toEqual([true, true]);
});
