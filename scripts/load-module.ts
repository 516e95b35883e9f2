import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

/**
 * Returns a function that loads modules of the project without Next's bundler, with the same spellings of imports.
 *
 * @param cache A folder that outlives a build.
 */
export function createModuleLoader(projectDir: string, cache: string) {
  const jiti = createJiti(import.meta.url, {
    alias: {
      '@': projectDir,
      // Next's bundler for the server takes it for an empty module too.
      'server-only': fileURLToPath(new URL('empty.js', import.meta.resolve('server-only'))),
    },
    fsCache: join(cache, 'jiti'),
  });
  return (file: string): Promise<unknown> => jiti.import(join(projectDir, file));
}
