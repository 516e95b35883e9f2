import { join } from 'node:path';
import { isSecure } from '../lib/env/env.ts';
import { compileScript } from './defer-hydration/compile-script.ts';
import { refuseBrokenLinks } from './links.ts';
import { addToOutputs, type Build, flattenRouteCache, withNextVersion } from './next-output.ts';
import { processPages } from './process-pages.ts';
import { listPublicPages } from './project.ts';
import { writeMarkdown } from './text/markdown.ts';
import { writeSearchIndex } from './text/search-index.ts';

/**
 * Makes what is served of the built pages: static HTML, each page with its policy, as Markdown, and in the search index.
 *
 * @param hasHost Whether a host's adapter takes over from here.
 */
export async function onBuildComplete(build: Build, hasHost: boolean): Promise<void> {
  const { config, distDir, projectDir } = build;
  const began = Date.now();
  await withNextVersion(build.nextVersion, async () => {
    const { policies, documents, links, files } = await processPages(
      {
        distDir,
        secure: isSecure(),
        deployment: config.deploymentId,
        startUpScript: config.env['START_UP_SCRIPT'] ?? '',
        loader: await compileScript(projectDir, 'adapter/defer-hydration/loader.ts'),
      },
      await listPublicPages(projectDir, join(distDir, 'cache')),
    );
    const { appPages, appRoutes, prerenders, staticFiles } = build.outputs;
    const others = [appPages, appRoutes, prerenders, staticFiles].flat().map(({ pathname }) => pathname);
    refuseBrokenLinks(links, new Set(others), projectDir);
    const publicDir = join(projectDir, 'public');
    writeMarkdown(documents, publicDir);
    writeSearchIndex(documents, publicDir);
    if (hasHost) addToOutputs(build, policies, files);
    else flattenRouteCache(distDir, policies);
    console.log(
      `${policies.size} static pages with a policy, ${documents.length} of them as Markdown and in the search index: ${Date.now() - began} ms`,
    );
  });
}
