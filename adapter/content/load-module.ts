import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Loads files of the project without Next's bundler, with the same spellings of imports. */
export async function createModuleLoader(projectDir: string, cache: string) {
  // A running server reads this file with the configuration, and need not have the loader.
  const { createJiti } = await import('jiti');
  const manifest = join(projectDir, 'package.json');
  const jiti = createJiti(manifest, {
    alias: {
      '@': projectDir,
      // Next's bundler for the server takes it for an empty module too.
      'server-only': join(dirname(createRequire(manifest).resolve('server-only')), 'empty.js'),
    },
    fsCache: join(cache, 'jiti'),
  });
  return (file: string): Promise<unknown> => jiti.import(join(projectDir, file));
}
