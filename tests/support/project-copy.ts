import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Copies the sources of this project: every file that git knows, or would.
 *
 * @param folder Where to.
 * @param without A file to leave out.
 */
export function copySources(folder: string, without?: string): void {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of tracked.trim().split('\n'))
    if (existsSync(file) && file !== without) cpSync(file, join(folder, file));
}

/**
 * Copies the sources of this project into a folder of its own, to build them changed.
 *
 * @param name Of the folder, beneath `supabase/.temp`: inside the project, and without a lockfile, so that the build
 *   finds the installed packages.
 * @returns Path of the copy.
 */
export function copyProject(name: string): string {
  const copy = resolve('supabase/.temp', name);
  rmSync(copy, { recursive: true, force: true });
  copySources(copy, 'package-lock.json');
  return copy;
}

/**
 * Copies this project with lockfile and packages to a place of its own, as a host's build has it: the packers of hosts look
 * for the project's root, and would find this one around a copy inside.
 *
 * @returns Path of the copy, in the system's folder for what is temporary.
 */
export function copyWholeProject(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `${name}-`));
  // A web server has to reach what is built there.
  chmodSync(copy, 0o755);
  copySources(copy);
  try {
    // Links, where the place is on the same disk: there are tens of thousands of files.
    execFileSync('cp', ['-al', 'node_modules', copy], { stdio: 'pipe' });
  } catch {
    rmSync(join(copy, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', copy]);
  }
  return copy;
}

/** Settings under which a copy is built for an address that nobody serves. */
export const copyEnvironment = (siteUrl: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_DIST_DIR: '.next',
  SITE_URL: siteUrl,
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_copy',
});
