import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The list repeats .gitignore, since a machine with only Node and npm has no git. */
const MADE =
  /^(?:(?:.+\/)?node_modules|\.lighthouseci|\.git|\.next.*|\.open-next|\.wrangler|\.vercel|test-results|playwright-report|coverage|next-env\.d\.ts|\.env(?:\.local)?|\.local|supabase\/\.temp|public\/.+\.md|public\/search-index\.json|.+\.tsbuildinfo)$/;

export function listSources(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((item) => {
    const path = inside ? `${inside}/${item.name}` : item.name;
    if (MADE.test(path)) return [];
    return item.isDirectory() ? listSources(folder, path) : [path];
  });
}

/**
 * Copies the source files of this project.
 *
 * @param without A file to leave out.
 */
export function copySources(folder: string, without?: string): void {
  for (const file of listSources('.')) if (file !== without) cpSync(file, join(folder, file));
}

/**
 * Copies the sources of this project into `.local`, to build them changed.
 * Inside the project, and without a lockfile, the build finds the installed packages.
 *
 * @returns Path of the copy.
 */
export function copyProject(name: string): string {
  const copy = resolve('.local', name);
  rmSync(copy, { recursive: true, force: true });
  copySources(copy, 'package-lock.json');
  return copy;
}

/** Builds a copy, and runs browser tests on it, beside the site of the tests. */
export function walkCopy(copy: string, specs: string[], env: Record<string, string> = {}): void {
  const program = resolve('node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [program, 'test', '--project=site', ...specs], {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...{ CI: '1', TEST_PORT: '3260', TEST_BACKEND_PORT: '24551', TEST_MAILBOX_PORT: '24554' },
      ...{ TEST_PROXY_PORT: '24553', TEST_RECEIVER_PORT: '24555' },
      ...process.env,
      ...env,
      SITE_URL: undefined,
    },
  });
  assert.equal(status, 0, 'browser tests');
}
