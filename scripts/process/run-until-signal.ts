import { FriendlyError } from './friendly-error.ts';

export type Running = { stop: () => Promise<void>; ended?: Promise<number> };

export async function runUntilSignal(start: () => Promise<Running>): Promise<never> {
  const signal = new Promise<number>((arrived) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => arrived(0));
  });
  exemptLoopback();
  try {
    const running = await Promise.race([start(), signal]);
    // A signal during the start: every child ends with this process.
    if (typeof running === 'number') process.exit(running);
    const code = await Promise.race([signal, running.ended ?? signal]);
    await running.stop();
    process.exit(code);
  } catch (error) {
    console.error(error instanceof FriendlyError ? error.message : error);
    process.exit(1);
  }
}

/** Keeps calls to this machine from a proxy that the environment names, here and in programs started from here. */
function exemptLoopback(): void {
  for (const name of ['no_proxy', 'NO_PROXY'])
    process.env[name] = [process.env[name], 'localhost,127.0.0.1,::1'].filter(Boolean).join(',');
}
