import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSecure } from '../lib/env/env.ts';
import { packIndex } from '../lib/search/index-file.ts';
import type * as findPageModule from '../lib/seo/find-page.ts';
import { createModuleLoader } from './content/load-module.ts';
import { compileScript } from './compile-script.ts';
import { rejectBrokenLinks } from './links.ts';
import { addToOutputs, type Build, flattenRouteCache, nameActions, UnexpectedOutput } from './next-output.ts';
import { processPages } from './process-pages.ts';

/** The version that this was made for. Another one is accepted too, as long as its output is the same. */
const WRITTEN_FOR = '16.4';

export async function onBuildComplete(build: Build, hasHost: boolean): Promise<void> {
  const { config, distDir, projectDir, nextVersion } = build;
  const startedAt = Date.now();
  try {
    const load = await createModuleLoader(projectDir, join(distDir, 'cache'));
    const { listSitePages } = (await load('lib/seo/find-page.ts')) as typeof findPageModule;
    const pages = listSitePages();
    const { policies, sections, links, files } = await processPages(
      {
        distDir,
        secure: isSecure(),
        deployment: config.deploymentId,
        startUpScript: config.env['START_UP_SCRIPT'] ?? '',
        ...(config.env['DEFER_HYDRATION'] === 'true' && {
          loader: await compileScript(projectDir, 'adapter/defer-hydration/loader.ts'),
        }),
      },
      new Set(pages.map(({ path }) => path)),
    );
    const { appPages, appRoutes, prerenders, staticFiles } = build.outputs;
    const others = [appPages, appRoutes, prerenders, staticFiles].flat().map(({ pathname }) => pathname);
    rejectBrokenLinks(links, new Set(others), projectDir);
    const index = packIndex(
      pages.map(({ path, group, name, meta }) => ({
        path,
        group,
        name,
        ...meta,
        sections: sections.get(path) ?? [],
      })),
    );
    writeFileSync(join(projectDir, 'public/search-index.json'), JSON.stringify(index));
    nameActions(build);
    if (hasHost) addToOutputs(build, policies, files);
    else flattenRouteCache(distDir, policies);
    console.log(`${policies.size} static pages with a policy: ${Date.now() - startedAt} ms`);
  } catch (cause) {
    if (!(cause instanceof UnexpectedOutput)) throw cause;
    throw new Error(
      `Next.js ${nextVersion} builds something else than adapter/ knows (written for ${WRITTEN_FOR}). ${cause.message}`,
      { cause },
    );
  }
}
