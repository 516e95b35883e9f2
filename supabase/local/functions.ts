import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { CHILD_ENTRY } from './run.ts';

const FOLDER = resolve('supabase/functions');
/** What the mails say. */
const WORDS = ['content/words', 'content/site.ts'].map((path) => resolve(path)).join(',');
const RESTART_MS = 1_000;
const READY_MS = 10_000;

/** The running edge functions. */
export type EdgeFunctions = {
  /** Where one listens. */
  origin: (name: string) => string | undefined;
  /** Settles when all of them listen. */
  ready: Promise<void>;
  stop: () => void;
};

/**
 * Serves every folder under supabase/functions by its own Deno process, and starts it again when it ends.
 * @param env - the variables a function may read; it sees no others
 * @param data - folder for Deno's caches
 */
export async function startFunctions(env: Record<string, string>, data: string): Promise<EdgeFunctions> {
  const names = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'index.ts')));
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePort());

  let stopping = false;
  const children = new Map<string, ChildProcess>();
  const start = (name: string, port: number): Promise<void> => {
    const { child, listening } = runDeno(name, port, env, data);
    children.set(name, child);
    child.once('exit', (code) => {
      if (stopping) return;
      console.error(`Edge function ${name} ended with code ${code}; starting it again.`);
      setTimeout(() => stopping || void start(name, port), RESTART_MS);
    });
    return listening;
  };
  const ready = Promise.all([...ports].map(([name, port]) => start(name, port)));

  return {
    origin: (name) => (ports.has(name) ? `http://127.0.0.1:${ports.get(name)}` : undefined),
    // One that cannot start has said why; the rest of the backend works without it.
    ready: Promise.race([ready, wait(READY_MS, undefined, { ref: false })]).then(() => undefined),
    stop() {
      stopping = true;
      for (const child of children.values()) child.kill('SIGKILL');
    },
  };
}

type Deno = { child: ChildProcess; listening: Promise<void> };

function runDeno(name: string, port: number, env: Record<string, string>, data: string): Deno {
  const folder = join(FOLDER, name);
  const hosts = Object.values(env).flatMap((value) => (URL.canParse(value) ? [new URL(value).host] : []));
  const child = spawn(
    denoPath(),
    [
      'run',
      '--no-prompt',
      // Packages come from node_modules, so that a start needs no network. The hosted platform fetches them.
      '--cached-only',
      '--no-remote',
      '--no-lock',
      '--node-modules-dir=manual',
      `--config=${join(folder, 'deno.json')}`,
      `--allow-env=${[...Object.keys(env), 'SUPABASE_*'].join(',')}`,
      `--allow-net=127.0.0.1:${port},${[...new Set(hosts)].join(',')}`,
      `--allow-read=${FOLDER},${WORDS}`,
      CHILD_ENTRY,
      join(folder, 'index.ts'),
    ],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C in the terminal reaches this process alone, which then ends it.
      detached: true,
      env: {
        ...env,
        NODE_ENV: 'production',
        DENO_DIR: join(data, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        NO_COLOR: '1',
      },
    },
  );
  const listening = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        if (line.startsWith('Listening on ')) done();
        else console.log(line);
      });
    }
  });
  return { child, listening };
}

/** The binary itself: its npm wrapper would stand between us and a signal. */
function denoPath(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('deno/package.json'));
  return join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
}
