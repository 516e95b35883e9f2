import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { AdapterOutputType } from 'next/constants.js';
import { ASSET_FOLDER, ASSETS, UnknownShape } from './framework.ts';
import type { MadePages } from './make-pages.ts';

/** What the framework has built, as it tells adapters. */
export type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/**
 * Tells the host's adapter what it has to send: the policy with each page, and the files made for it.
 *
 * @param build What the framework has built; it is added to.
 * @throws UnknownShape when the framework names a page that was not among them.
 */
export function handOver(
  { distDir, outputs }: Pick<Build, 'distDir' | 'outputs'>,
  { policies, files }: MadePages,
): void {
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
