import { logOncePerMinute } from '@/lib/log/log-once-per-minute';

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  log.mockRestore();
});
const lines = () =>
  log.mock.calls.map(([line]) => {
    const { event, origin, count } = JSON.parse(String(line)) as Record<string, unknown>;
    return { event, origin, count };
  });

test('A scanner of four minutes writes a line a minute with its count, whatever it sends', async () => {
  for (let second = 0; second < 240; second += 1) {
    for (let n = 0; n < 10; n += 1) logOncePerMinute('warn', 'post-refused', { origin: `o-${second}` });
    await jest.advanceTimersByTimeAsync(1000);
  }
  const counts = lines().map(({ count }) => count);
  expect(counts).toEqual([undefined, 599, 600, 600, 600]);
  expect(lines()[0]).toMatchObject({ event: 'post-refused', origin: 'o-0' });
});

test('A rejection of another kind has its own line, and a single one has no count', async () => {
  logOncePerMinute('warn', 'post-refused');
  logOncePerMinute('warn', 'method-refused');
  await jest.advanceTimersByTimeAsync(180_000);
  expect(lines().map(({ event }) => event)).toEqual(['post-refused', 'method-refused']);
});
