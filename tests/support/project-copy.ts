import {
  chmodSync,
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What .gitignore names, since a machine with only Node and npm has no git to ask. */
const MADE =
  /^(?:(?:.+\/)?node_modules|\.lighthouseci|\.git|\.next.*|\.open-next|\.wrangler|\.vercel|test-results|playwright-report|coverage|next-env\.d\.ts|\.env(?:\.local)?|supabase\/\.temp|public\/.+\.md|public\/(?:assets|search-index)\.json|.+\.tsbuildinfo)$/;

/** Lists the source files of a checkout, by their paths inside it. */
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
 * @param folder Where to.
 * @param without A file to leave out.
 */
export function copySources(folder: string, without?: string): void {
  for (const file of listSources('.')) if (file !== without) cpSync(file, join(folder, file));
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
 * Makes a second tree of the same files, as links where that can be: there are tens of thousands.
 *
 * @param from The folder that is there.
 * @param to Where the second tree is to be.
 */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const item of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)];
    if (item.isDirectory()) linkTree(source, target);
    else if (item.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // On another disk, or a file of another owner's.
    copyFileSync(source, target);
  }
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
  linkTree('node_modules', join(copy, 'node_modules'));
  return copy;
}
