import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Where the script begins, from the project's folder. */
const ENTRY = 'components/demo/form-entry.ts';

/** The oldest browsers that the project promises, as the bundler names them. */
function oldestBrowsers(folder: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((one) => one.replace('ios_saf', 'ios').replace(' >= ', ''));
}

/**
 * The code that makes the demo form live, as a script that needs nothing else. The framework is ten times as large, and
 * whoever has the form open would wait for all of it.
 *
 * @param folder The project's.
 */
export function formScript(folder: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: folder,
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    legalComments: 'none',
    target: oldestBrowsers(folder),
    // The form library without its hooks, and so without React.
    conditions: ['react-server'],
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${ENTRY} was not bundled.`);
  return script.text;
}
