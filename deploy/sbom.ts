import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveredPackages, readLockfile } from './lockfile.ts';

/**
 * Writes the list of the packages that the site is delivered with, for every platform, as CycloneDX.
 * Called with the path of the file to write.
 *
 * npm makes it, from a lockfile without the tools: its own `--omit dev` also leaves out what a tool happens to ask for
 * as well, next, react and zod among it.
 */
const [, , file] = process.argv;
const npm = process.env['npm_execpath'];
if (!file || !npm) throw new Error('Say where to: npm run sbom -- site.cdx.json');

const lockfile = readLockfile();
const paths = ['', ...deliveredPackages(lockfile.packages)];
const packages = Object.fromEntries(
  paths.map((path) => [
    path,
    { ...lockfile.packages[path], devDependencies: undefined, devOptional: undefined },
  ]),
);
const own = JSON.parse(readFileSync('package.json', 'utf8')) as object;

const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
try {
  // npm names the project after its folder.
  const folder = join(temporary, lockfile.name);
  mkdirSync(folder);
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('package.json', { ...own, devDependencies: undefined });
  write('package-lock.json', { ...lockfile, packages });
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  writeFileSync(file, execFileSync(process.execPath, [npm, 'sbom', ...options], { cwd: folder }));
} finally {
  rmSync(temporary, { recursive: true });
}
console.log(`${paths.length - 1} packages in ${file}`);
