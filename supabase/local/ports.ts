import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';

/** A mistake a person can fix: its message is all they need to read. */
export class FriendlyError extends Error {}

/** What a port is for, and which variable moves it. */
export type PortUse = { port: number; purpose: string; variable: string };

/**
 * Listens on the loopback address only.
 * @throws FriendlyError when the port is taken
 */
export async function listen(server: Server, use: PortUse): Promise<void> {
  server.listen({ port: use.port, host: HOST, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw isBusy(error) ? busy(use) : error;
  }
}

/**
 * Makes sure that nothing listens on a port yet, on either loopback address.
 * @throws FriendlyError when something does
 */
export async function assertFree(use: PortUse): Promise<void> {
  for (const host of [HOST, '::1', undefined]) {
    const probe = createServer();
    probe.listen({ port: use.port, ...(host && { host }), exclusive: true });
    try {
      await once(probe, 'listening');
      await new Promise((closed) => probe.close(closed));
    } catch (error) {
      if (isBusy(error)) throw busy(use);
    }
  }
}

/** Whether something answers connections on a loopback port. */
export async function isTaken(port: number): Promise<boolean> {
  return assertFree({ port, purpose: '', variable: '' }).then(
    () => false,
    () => true,
  );
}

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

function busy({ port, purpose, variable }: PortUse): FriendlyError {
  return new FriendlyError(
    `Port ${port}, meant for ${purpose}, is in use. Stop what runs there, or choose another: ${variable}=${port + 1000} npm run …`,
  );
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
