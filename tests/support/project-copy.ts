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
