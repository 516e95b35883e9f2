import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { writeNginx } from '../../deploy/nginx.ts';
import type { NginxSettings } from '../../deploy/nginx-config.ts';
import { untilAnswers } from '../../supabase/local/run.ts';
import { printedBy } from './printed.ts';

const isInstalled = (program: string) => spawnSync(program, ['-v']).status === 0;

/** Whether nginx is there; what needs it says so and is left out. */
export const hasNginx = (): boolean => isInstalled('nginx');

/** Debian's package libnginx-mod-http-brotli-static. */
export const hasBrotli = (): boolean =>
  existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');

/** Settings for this machine, before a build and its site. */
export function settingsHere(dist: string, port: number, sitePort: number): NginxSettings {
  const temp = resolve(dist, 'nginx-temp');
  mkdirSync(temp, { recursive: true });
  return {
    listen: `127.0.0.1:${port}`,
    upstream: `localhost:${sitePort}`,
    siteUrl: `http://localhost:${sitePort}`,
    root: resolve(dist, 'nginx/files'),
    temp,
    brotli: hasBrotli(),
  };
}

/** Writes the configuration of a build for this machine. */
export function writeNginxHere(dist: string, port: number, sitePort: number): string {
  writeNginx({ dist, ...settingsHere(dist, port, sitePort) });
  return resolve(dist, 'nginx/nginx.conf');
}

/** A running nginx. */
export interface RunningNginx {
  pid: number;
  /** What it printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts nginx with a configuration, and waits until it answers. */
export async function startNginx(config: string, url: string): Promise<RunningNginx> {
  const child = spawn('nginx', ['-e', 'stderr', '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = printedBy(child);
  const ended = once(child, 'close');
  await untilAnswers(url, ended).catch((cause: unknown) => {
    child.kill('SIGTERM');
    throw new Error(`nginx does not answer. ${output()}`, { cause });
  });
  return {
    pid: child.pid ?? 0,
    output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What came over a connection of one's own until nginx closed it. */
export interface Conversation {
  answer: string;
  status: number;
  milliseconds: number;
}

/** How to speak, besides what is said. */
export interface Manner {
  /** The visitor's address, one of the loopback network. */
  from?: string;
  /** Goes away as soon as all is said. */
  leave?: boolean;
  /** Goes on with this, again and again. */
  drip?: string;
}

/** Opens a connection and sends bytes as they are. */
export function speak(port: number, bytes: string, { from = '127.0.0.1', leave, drip }: Manner = {}) {
  const began = performance.now();
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const sent = new Promise<void>((done) => socket.once('connect', () => socket.write(bytes, () => done())));
  if (leave) void sent.then(() => socket.destroy());
  const dripping = drip && setInterval(() => socket.write(drip), 1_000);
  const ended = new Promise<Conversation>((resolve) => {
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (dripping) clearInterval(dripping);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
      resolve({ answer, status, milliseconds: performance.now() - began });
    });
  });
  return { sent, ended, leave: () => socket.destroy() };
}

/** Sends bytes as they are and listens until nginx closes the connection. */
export const converse = (port: number, bytes: string, manner: Manner = {}): Promise<Conversation> =>
  speak(port, bytes, manner).ended;
