import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeNginx } from '../../deploy/nginx.ts';

const isInstalled = (program: string) => spawnSync(program, ['-v']).status === 0;

/** Whether nginx is there; what needs it says so and is left out. */
export const hasNginx = (): boolean => isInstalled('nginx');

/** Debian's package libnginx-mod-http-brotli-static. */
export const hasBrotli = (): boolean =>
  existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');

/** Writes the configuration of a build for this machine. */
export const writeNginxHere = (dist: string, port: number, sitePort: number): string => {
  writeNginx({
    dist,
    listen: `127.0.0.1:${port}`,
    upstream: `localhost:${sitePort}`,
    root: resolve(dist, 'nginx/files'),
    brotli: hasBrotli(),
  });
  return resolve(dist, 'nginx/nginx.conf');
};

/** Starts nginx with a configuration, and waits until it answers. */
export async function startNginx(
  config: string,
  url: string,
): Promise<{ pid: number; stop: () => Promise<void> }> {
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await fetch(url, { method: 'HEAD' }).catch(() => null)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error('nginx does not answer.');
    await wait(50);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
