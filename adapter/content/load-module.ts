import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

/** Loads files of the project without Next's bundler, with the same spellings of imports. */
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
