import { spawn } from 'node:child_process';
import { withinDeadline } from './tab.ts';

/** Larger than any window of a test, so that the pointer rests outside the page until it is moved. */
const SIZE = '3000x2600x24';

export interface Screen {
  /** What a program needs to show its windows there. */
  env: Record<string, string>;
  stop(): void;
}

/** Starts a screen that nobody sees; it chooses its number by itself. */
export async function startScreen(): Promise<Screen> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await withinDeadline(
    'Xvfb',
    new Promise<string>((resolve, reject) => {
      child.on('error', reject);
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    }),
  );
  return { env: { DISPLAY: `:${number}` }, stop: () => child.kill() };
}
