import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a script with its imports, minified, for the browsers that package.json names.
 *
 * @param entry Its path in the folder.
 */
export async function compileScript(folder: string, entry: string): Promise<string> {
  // A running server reads this file with the configuration, and need not have the compiler.
  const { build } = await import('esbuild');
  const { browserslist } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    legalComments: 'none',
    target: browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', '')),
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
