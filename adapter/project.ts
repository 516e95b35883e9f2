import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import type { SitePage } from '../lib/seo/site-page.ts';
import type * as sitePagesModule from '../lib/seo/site-pages.ts';

/**
 * Returns a function that loads modules of the project without Next's bundler, with the same spellings of imports.
 *
 * @param cache A folder that outlives a build.
 */
export function createModuleLoader(projectDir: string, cache: string) {
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
  const load = createModuleLoader(projectDir, cache);
  const { sitePages } = (await load('lib/seo/site-pages.ts')) as typeof sitePagesModule;
  return sitePages();
}
