import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE_BYTES = 4096;
const ATTEMPTS = 50;

/** Memory of a process, in MB (1e6 bytes). */
export interface MemoryInUse {
  /** Objects of the program. */
  heap: number;
  /** What these hold outside the heap. */
  external: number;
  /** All the process holds of the machine's memory. */
  resident: number;
}

/** What the process holds of the machine's memory, in MB, from Linux's /proc. */
export const residentMb = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6;

/** A window into a running Node process that was started with `--inspect-port` in NODE_OPTIONS. */
export interface Inspector {
  /** What is in use once all that nobody refers to is gone. */
  inUse: () => Promise<MemoryInUse>;
  close: () => void;
}

async function inspectorUrl(port: number): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    if (answer) {
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    }
    await wait(100);
  }
  throw new Error(`No inspector at port ${port}.`);
}

/**
 * Opens the inspector of a Node process (signal SIGUSR1) and connects to it.
 *
 * @param pid Process whose NODE_OPTIONS name the port.
 * @param port Port of `--inspect-port`.
 * @throws Error when no inspector answers within five seconds.
 */
export async function inspect(pid: number, port: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorUrl(port));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    async inUse() {
      await call('HeapProfiler.collectGarbage');
      const answer = await call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
      const { value } = (answer as { result: { value: string } }).result;
      const { heapUsed, external, rss } = JSON.parse(value) as NodeJS.MemoryUsage;
      return { heap: heapUsed / 1e6, external: external / 1e6, resident: rss / 1e6 };
    },
    close: () => {
      socket.close();
    },
  };
}
