import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();
let installed = false;

/**
 * Runs a call of @supabase/lite without its console output: it prints whole failing queries, with what people
 * typed in them. The caller reports failures from the answer instead.
 */
export function quietly<T>(call: () => T): T {
  if (!installed) {
    installed = true;
    for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
      const print = console[level].bind(console);
      console[level] = (...args: unknown[]) => {
        if (!inside.getStore()) print(...args);
      };
    }
  }
  return inside.run(true, call);
}
