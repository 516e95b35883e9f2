import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { AdapterOutputType } from 'next/constants.js';
import { toClassicLayout } from './classic-layout.ts';
import { ASSET_FOLDER, ASSETS, buildShape, known, namingTheVersion, UnknownShape } from './framework.ts';
import { type MadePages, makePages } from './make-pages.ts';
import { listedPages } from './registry.ts';
import { writeMarkdown } from './text/markdown.ts';
import { writeSearchIndex } from './text/search-index.ts';

/** What the framework has built, as it tells adapters. */
type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/**
 * Makes of the built pages what is served: light, each with its policy, as Markdown, and in the search index.
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
        secure: process.env['SITE_URL']?.startsWith('https:') ?? false,
        deployment: build.config.deploymentId,
      },
      listed,
    );
    const publicDir = join(build.projectDir, 'public');
    writeMarkdown(made.documents, publicDir);
    writeSearchIndex(made.documents, publicDir);
    if (hasHost) tellHost(build, made);
    else toClassicLayout(build.distDir, made.policies);
    console.log(
      `${made.policies.size} pages light and with a policy, ${made.documents.length} of them as Markdown and in the search index: ${Date.now() - began} ms`,
    );
  });
}

/** Hands on to the host's adapter what it has to send: the policy with each page, and the files made for it. */
function tellHost({ distDir, outputs }: Build, { policies, files }: MadePages): void {
  for (const { pathname, fallback } of outputs.prerenders) {
    if (!fallback?.filePath?.endsWith('.html')) continue;
    const policy = policies.get(pathname);
    if (!policy) throw new UnknownShape(`${pathname} is prerendered, and was not among the pages.`);
    fallback.initialHeaders = { ...fallback.initialHeaders, 'content-security-policy': policy };
  }
  for (const name of files)
    outputs.staticFiles.push({
      type: AdapterOutputType.STATIC_FILE,
      id: `${ASSET_FOLDER}/${name}`,
      pathname: ASSETS + name,
      filePath: join(distDir, ASSET_FOLDER, name),
      immutableHash: undefined,
    });
}
