import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import type { NginxSettings } from '../../../deploy/nginx-config.ts';
import { untilAnswers } from '../../../supabase/local/run.ts';

/** Settings of Debian's nginx on this machine, before a build and its server. */
export function settingsHere(dist: string, port: number, sitePort: number): NginxSettings {
  const temp = resolve(dist, 'nginx-temp');
  mkdirSync(temp, { recursive: true });
  return {
    listen: `127.0.0.1:${port}`,
    upstream: `localhost:${sitePort}`,
    siteUrl: `http://localhost:${port}`,
    root: resolve(dist, 'nginx/files'),
    temp,
    brotli: existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'),
  };
}

export interface RunningNginx {
  /** Returns what it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts nginx with a configuration, and waits until it answers. */
export async function startNginx(config: string, port: number): Promise<RunningNginx> {
  const child = spawn('nginx', ['-e', 'stderr', '-c', resolve(config), '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failed = new Promise<never>((_, reject) => child.on('error', reject));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  const ended = once(child, 'close');
  await Promise.race([failed, untilAnswers(`http://127.0.0.1:${port}/robots.txt`, ended)]).catch(
    (cause: unknown) => {
      child.kill('SIGTERM');
      throw new Error(`nginx (Debian: nginx, libnginx-mod-http-brotli-static) does not answer. ${text}`, {
        cause,
      });
    },
  );
  return {
    output: () => text,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface Conversation {
  answer: string;
  status: number;
  milliseconds: number;
}

/** How to send, besides what is sent. */
interface Manner {
  /** The visitor's address, one of the loopback network. */
  from?: string;
  /** Leaves as soon as all is sent. */
  leave?: boolean;
  /** Goes on with this, again and again. */
  drip?: string;
}

/** Opens a connection and sends bytes as they are; `ended` tells what came until nginx closed it. */
export function speak(port: number, bytes: string, { from = '127.0.0.1', leave, drip }: Manner = {}) {
  const began = performance.now();
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const sent = new Promise<void>((done) => socket.once('connect', () => socket.write(bytes, () => done())));
  if (leave) void sent.then(() => socket.destroy());
  const dripping = drip && setInterval(() => socket.write(drip), 1_000);
  const ended = new Promise<Conversation>((done) => {
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (dripping) clearInterval(dripping);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
      done({ answer, status, milliseconds: performance.now() - began });
    });
  });
  return { sent, ended, leave: () => socket.destroy() };
}
