import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FriendlyError } from './friendly-error.ts';

const SLOW_MS = 10_000;
const MINUTE_MS = 60_000;
const STOP_MS = 5_000;

export const CHILD_ENTRY = resolve('scripts/process/child-entry.ts');

/** Starts a program that ends with this process. Its output is this one's, or piped in the same colors. */
export function startNode(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  isPiped = false,
): ChildProcess {
  const output = isPiped ? 'pipe' : 'inherit';
  const isColored = isPiped && process.stdout.isTTY && !env['NO_COLOR'];
  return spawn(process.execPath, [CHILD_ENTRY, resolve(program), ...args], {
    stdio: ['pipe', output, output],
    env: { ...env, ...(isColored && { FORCE_COLOR: '1' }) },
    // A process group of its own, so that its children can be ended with it.
    detached: true,
  });
}

export async function waitForExit(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 1;
}

/** Waits for a response as long as the program runs: a slow machine is no failure. */
export async function waitUntilReady(url: string, ended: Promise<unknown>): Promise<void> {
  const state = { running: true };
  void ended.then(() => (state.running = false));
  while (state.running) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return;
    await wait(50);
  }
  throw new FriendlyError('The site ended before it answered.');
}

/** Says what a slow start waits for, and each minute also how to do without. */
export async function waitAloud<Result>(
  what: string,
  hint: string,
  result: Promise<Result>,
): Promise<Result> {
  const first = setTimeout(() => console.log(`Waiting for ${what}…`), SLOW_MS);
  const again = setInterval(
    () => console.log(`Still waiting for ${what}, which runs. If it never ends: Ctrl-C, and ${hint}.`),
    MINUTE_MS,
  );
  try {
    return await result;
  } finally {
    clearTimeout(first);
    clearInterval(again);
  }
}

/** Asks a program that startNode started to end, kills it after a while, and ends what it left behind. */
export async function stopChild(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await Promise.race([waitForExit(child), wait(STOP_MS, undefined, { ref: false })]);
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}
