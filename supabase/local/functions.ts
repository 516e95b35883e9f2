import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { FriendlyError } from '../../scripts/process/friendly-error.ts';
import { findFreePort } from '../../scripts/process/ports.ts';
import { CHILD_ENTRY } from '../../scripts/process/child-process.ts';

const FOLDER = resolve('supabase/functions');
const RESTART_MS = 1_000;
const READY_MS = 10_000;
const FIRST_RUN_MS = 5_000;
const RETRY_MS = 15_000;
const HOUR_MS = 60 * 60 * 1000;
const ANSWER_MS = 60_000;

export type EdgeFunctions = {
  /** Returns the address of a function once it listens. */
  origin: (name: string) => Promise<string | undefined>;
  stop: () => void;
};

export async function startFunctions(env: Record<string, string>, data: string): Promise<EdgeFunctions> {
  let stopping = false;
  const ports = new Map<string, number>();
  const children = new Map<string, ChildProcess>();
  function start(name: string, port: number): Promise<void> {
    const child = spawnDeno(name, port, env, data);
    children.set(name, child);
    child.once('exit', (code) => {
      if (stopping) return;
      console.error(`Edge function ${name} ended with code ${code}; starting it again.`);
      setTimeout(() => stopping || void start(name, port), RESTART_MS);
    });
    return new Promise((listening) => {
      for (const stream of [child.stdout, child.stderr])
        createInterface(stream).on('line', (line) =>
          line.startsWith('Listening on ') ? listening() : console.log(line),
        );
    });
  }
  for (const name of readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'index.ts'))))
    ports.set(name, await findFreePort());
  const listening = Promise.all([...ports].map(([name, port]) => start(name, port)));
  // One that cannot start has said why; the other parts of the backend work without it.
  const ready = Promise.race([listening, wait(READY_MS, undefined, { ref: false })]);
  return {
    async origin(name) {
      await ready;
      return ports.has(name) ? `http://127.0.0.1:${ports.get(name)}` : undefined;
    },
    stop() {
      stopping = true;
      for (const child of children.values()) child.kill('SIGKILL');
    },
  };
}

function spawnDeno(name: string, port: number, env: Record<string, string>, data: string) {
  // The binary itself: its npm wrapper does not pass signals on.
  const deno = join(
    dirname(createRequire(import.meta.url).resolve('deno/package.json')),
    process.platform === 'win32' ? 'deno.exe' : 'deno',
  );
  if (!existsSync(deno))
    throw new FriendlyError(
      'Deno is missing: npm skipped install scripts. Run npm rebuild node deno --ignore-scripts=false.',
    );
  const addresses = Object.values(env).flatMap((value) => value.match(/https?:\/\/[^\s,/]+/g) ?? []);
  const hosts = addresses.map((address) => new URL(address).host);
  const args = [
    '--no-prompt',
    // Packages come from node_modules, so that a start needs no network.
    '--cached-only',
    '--no-remote',
    '--no-lock',
    '--node-modules-dir=manual',
    `--config=${join(FOLDER, name, 'deno.json')}`,
    '--allow-env',
    `--allow-net=127.0.0.1:${port},${[...new Set(hosts)].join(',')}`,
    // Deno separates paths by commas.
    `--allow-read=${[FOLDER, ...['content', 'lib/env', 'lib/demo', 'lib/input-rules.ts'].map((path) => resolve(path))].map((path) => path.replaceAll(',', ',,')).join(',')}`,
  ];
  return spawn(deno, ['run', ...args, CHILD_ENTRY, join(FOLDER, name, 'index.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches this process alone, which then ends the function.
    detached: true,
    env: {
      ...env,
      NODE_ENV: 'production',
      DENO_DIR: join(data, 'deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      NO_COLOR: '1',
    },
  });
}

/** Sends what is due and deletes expired requests, as pg_cron does on a hosted project. */
export function startScheduler(url: string, secretKey: string, notifyEveryMs: number): () => void {
  const stop = new AbortController();
  async function repeat(path: string, pauseMs: number): Promise<void> {
    await wait(Math.min(FIRST_RUN_MS, notifyEveryMs), undefined, stop);
    for (;;) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { apikey: secretKey, 'Content-Type': 'application/json' },
        body: '{}',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(ANSWER_MS)]),
      }).catch(() => undefined);
      await wait(response?.ok ? pauseMs : Math.min(pauseMs, RETRY_MS), undefined, stop);
    }
  }
  // Only stopping ends the loops.
  repeat('/functions/v1/send-demo-email', notifyEveryMs).catch(() => undefined);
  repeat('/rest/v1/rpc/delete_expired_requests', HOUR_MS).catch(() => undefined);
  return () => stop.abort();
}
