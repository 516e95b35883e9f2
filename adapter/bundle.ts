import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

/** The oldest browsers that the project promises, as the bundler names them. */
function oldestBrowsers(folder: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((one) => one.replace('ios_saf', 'ios').replace(' >= ', ''));
}

/** A script with all that it imports, for the oldest browsers that the project promises. */
export function bundle(folder: string, entry: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({
    ...options,
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    legalComments: 'none',
    target: oldestBrowsers(folder),
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${entry} was not bundled.`);
  return script.text;
}
