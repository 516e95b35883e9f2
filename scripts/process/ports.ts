import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { FriendlyError } from './friendly-error.ts';

const HOST = '127.0.0.1';

export type PortUse = { port: number; purpose: string; variable: string };

export async function listen(server: Server, use: PortUse): Promise<void> {
  server.listen({ port: use.port, host: HOST, exclusive: true });
  await once(server, 'listening').catch((error: unknown) => {
    throw isInUse(error) ? createTakenError(use) : error;
  });
}

export async function assertFree(use: PortUse): Promise<void> {
  if (await isTaken(use.port)) throw createTakenError(use);
}

export async function isTaken(port: number): Promise<boolean> {
  for (const host of [HOST, '::1', undefined]) {
    const probe = createServer().listen({ port, ...(host && { host }), exclusive: true });
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (isInUse(error)) return true;
      continue;
    }
    await new Promise((closed) => probe.close(closed));
  }
  return false;
}

/** Finds a port that is free right now, below those from which systems take ports for outgoing connections. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(26_000, 32_000);
    if (!(await isTaken(port))) return port;
  }
}

function createTakenError({ port, purpose, variable }: PortUse): FriendlyError {
  return new FriendlyError(
    `Port ${port}, meant for ${purpose}, is in use. Stop what runs there, or choose another: ${variable}=${port + 1000} npm run …`,
  );
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
