import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import type { SitePage } from '../lib/seo/site-page.ts';
import type * as sitePagesModule from '../lib/seo/site-pages.ts';

/**
 * Loads modules of the project outside of the framework's bundler, for which they are written: what loads them here reads the
 * same spellings of imports.
 *
 * @param cache A folder that outlives a build.
 * @returns Loads a module, named from the project's folder.
 */
export function projectModules(projectDir: string, cache: string) {
  const jiti = createJiti(import.meta.url, {
    alias: {
      '@': projectDir,
      // What a bundler for the server takes it for.
      'server-only': fileURLToPath(new URL('empty.js', import.meta.resolve('server-only'))),
    },
    fsCache: join(cache, 'jiti'),
  });
  return (file: string): Promise<unknown> => jiti.import(join(projectDir, file));
}

/** A public page, as the project itself lists it. */
export type ListedPage = Pick<SitePage, 'path' | 'name' | 'group'>;

/** Lists the public pages: lib/seo/site-pages.ts, from which sitemap, feeds and /llms.txt are written too. */
export async function listPublicPages(projectDir: string, cache: string): Promise<readonly ListedPage[]> {
  const load = projectModules(projectDir, cache);
  const { sitePages } = (await load('lib/seo/site-pages.ts')) as typeof sitePagesModule;
  return sitePages();
}
