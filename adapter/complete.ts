import { join } from 'node:path';
import { isSecure } from '../lib/env/env.ts';
import { toClassicLayout } from './classic-layout.ts';
import { buildShape, known, namingTheVersion } from './framework.ts';
import { type Build, handOver } from './hand-over.ts';
import { refuseBrokenLinks } from './links.ts';
import { makePages } from './make-pages.ts';
import { listedPages } from './registry.ts';
import { writeMarkdown } from './text/markdown.ts';
import { writeSearchIndex } from './text/search-index.ts';

/**
 * Makes of the built pages what is served: static HTML, each page with its policy, as Markdown, and in the search index.
 *
 * @param build What the framework has built. Headers and new files are added for the host.
 * @param hasHost Whether a host's adapter takes over from here. Otherwise the files are laid out for everybody else.
 * @throws Error that names the page, and where the framework wrote something unknown, its version.
 */
export async function completeBuild(build: Build, hasHost: boolean): Promise<void> {
  const began = Date.now();
  await namingTheVersion(build.nextVersion, async () => {
    known(buildShape, build, 'What the framework tells adapters');
    const listed = await listedPages(build.projectDir, join(build.distDir, 'cache'));
    const made = await makePages(
      {
        distDir: build.distDir,
        secure: isSecure(),
        deployment: build.config.deploymentId,
      },
      listed,
    );
    refuseBrokenLinks(made.links, otherAddresses(build), build.projectDir);
    const publicDir = join(build.projectDir, 'public');
    writeMarkdown(made.documents, publicDir);
    writeSearchIndex(made.documents, publicDir);
    if (hasHost) handOver(build, made);
    else toClassicLayout(build.distDir, made.policies);
    console.log(
      `${made.policies.size} static pages with a policy, ${made.documents.length} of them as Markdown and in the search index: ${Date.now() - began} ms`,
    );
  });
}

/** What the site answers besides the pages that are made while building. */
const otherAddresses = ({ outputs: { appPages, appRoutes, prerenders, staticFiles } }: Build): Set<string> =>
  new Set(
    [appPages, appRoutes, prerenders, staticFiles].flatMap((list) => list.map(({ pathname }) => pathname)),
  );
