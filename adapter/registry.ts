import type { SitePage } from '../lib/seo/site-page.ts';
import type * as sitePagesModule from '../lib/seo/site-pages.ts';
import { projectModules } from './project.ts';

/** A public page, as the project itself lists it. */
export type ListedPage = Pick<SitePage, 'path' | 'name' | 'group'>;

/**
 * The project's list of its public pages: lib/seo/site-pages.ts, from which sitemap, feeds and /llms.txt are written too.
 */
export async function listedPages(projectDir: string, cache: string): Promise<readonly ListedPage[]> {
  const { sitePages } = (await projectModules(
    projectDir,
    cache,
  )('lib/seo/site-pages.ts')) as typeof sitePagesModule;
  return sitePages();
}
