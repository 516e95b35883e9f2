import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { FriendlyError } from './ports.ts';

const STOP_MS = 5_000;

/** Something that runs until it is stopped; `ended` settles with an exit code when it ends by itself. */
export type Running = { stop: () => Promise<void>; ended?: Promise<number> };

/**
 * Runs a command of this project: starts it, waits for Ctrl-C, SIGTERM or the end of a child, stops everything
 * and leaves with the child's code. Mistakes a person can fix are printed as one line.
 */
export async function runUntilSignal(start: () => Promise<Running>): Promise<never> {
  const signal = new Promise<number>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => resolve(0));
  });
  try {
    const starting = start();
    const running = await Promise.race([starting, signal]);
    // A signal during the start: what has begun is stopped as soon as it is known.
    if (typeof running === 'number') {
      await starting.then(({ stop }) => stop()).catch(() => undefined);
      process.exit(running);
    }
    const code = await Promise.race([signal, running.ended ?? signal]);
    await running.stop();
    process.exit(code);
  } catch (error) {
    console.error(error instanceof FriendlyError ? error.message : error);
    process.exit(1);
  }
}

/** Starts Node on a file of this project, with the terminal's output. It ends when this process ends. */
export function startNode(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
  return spawn(process.execPath, ['--import', endWithParent, ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env,
  });
}

/** Exit code of a child; the one of a killed child is 1. */
export async function exitCode(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 1;
}

/** Asks a child to end, and insists after a while. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = exitCode(child);
  child.kill('SIGTERM');
  await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
  child.kill('SIGKILL');
}
