import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import type { SitePage } from '../lib/seo/site-page.ts';
import type * as sitePagesModule from '../lib/seo/site-pages.ts';

/** A public page, as the project itself lists it. */
export type ListedPage = Pick<SitePage, 'path' | 'name' | 'group'>;

/**
 * The project's list of its public pages: lib/seo/site-pages.ts, from which sitemap, feeds and /llms.txt are written too.
 * It is written for the framework's bundler, so what loads it here reads the same spellings of imports.
 *
 * @param projectDir The project's folder.
 * @param cache A folder that outlives a build.
 */
export async function listedPages(projectDir: string, cache: string): Promise<readonly ListedPage[]> {
  const jiti = createJiti(import.meta.url, {
    alias: {
      '@': projectDir,
      // What a bundler for the server takes it for.
      'server-only': fileURLToPath(new URL('empty.js', import.meta.resolve('server-only'))),
    },
    fsCache: join(cache, 'jiti'),
  });
  const { sitePages } = await jiti.import<typeof sitePagesModule>(join(projectDir, 'lib/seo/site-pages.ts'));
  return sitePages();
}
