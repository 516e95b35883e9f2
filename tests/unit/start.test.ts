import { createLineFilter } from '@/scripts/print-output';
import { waitAloud, waitUntilReady } from '@/scripts/process/child-process';
import { findFreePort } from '@/scripts/process/ports';

const deprecation = `\u001B[33m\u001B[1m⚠\u001B[22m\u001B[39m The "middleware" file convention is deprecated. Please use "proxy" instead.

  To migrate automatically, run:
  npx @next/codemod@canary middleware-to-proxy .

  Learn more: https://nextjs.org/docs/messages/middleware-to-proxy`;

const experiments = '- Experiments (use with caution):\n  ✓ caseSensitiveRoutes\n  · serverActions';

const filter = (text: string) => text.split('\n').flatMap(createLineFilter()).join('\n');

test('A start in development hides warnings that its reader can do nothing about', () => {
  const local = '   - Local:         http://127.0.0.1:3000\n';
  expect(
    filter(`${local}   - Network:       http://127.0.0.1:3000\n${deprecation}\n${experiments}\nReady`),
  ).toBe(`${local}Ready`);
});

test('A start in development hides nothing else', () => {
  for (const text of [
    '   - Local:         http://localhost:3000\n   - Network:       http://192.168.0.7:3000',
    ' ⚠ The "middleware" file convention is deprecated. Please use "proxy" instead, by 2027.\n\n  More',
    ' ⨯ Error: The "middleware" file convention is deprecated',
    '- Experiments (use with caution):\n  ✓ viewTransition',
    'One\n\nTwo\n',
  ])
    expect(filter(text)).toBe(text);
});

describe('Slow starts', () => {
  const consoleLog = jest.spyOn(console, 'log').mockImplementation();
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  afterAll(() => consoleLog.mockRestore());

  test('A slow start says what it waits for, and each minute how to do without it', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = waitAloud('the database', 'make a new one', promise);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(consoleLog).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(consoleLog.mock.calls).toEqual([['Waiting for the database…']]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(consoleLog.mock.calls[1]?.[0]).toMatch(/the database.*Ctrl-C.*make a new one/);
    resolve('open');
    expect(await result).toBe('open');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(consoleLog).toHaveBeenCalledTimes(2);
  });
});

test('A start ends with the program that it waits for', async () => {
  const address = `http://127.0.0.1:${await findFreePort()}`;
  await expect(waitUntilReady(address, Promise.resolve(1))).rejects.toThrow(
    'The site ended before it answered.',
  );
});
