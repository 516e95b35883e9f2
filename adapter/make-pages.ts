import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIndexable, type PageDocument, pageDocument, refuseRepeatedId } from './document.ts';
import { writeErrorFile } from './error-files.ts';
import { ASSET_FOLDER, ERROR_FILES, GLOBAL_ERROR, UnknownShape } from './framework.ts';
import { asItIs, staticPage, type StaticPageParts } from './static-pages/static-page.ts';
import { pagePolicy } from './policy/page-policy.ts';
import { linkedPage, type LinkedPage } from './links.ts';
import { type Prerendered, prerenderedPages, readPage, writePage } from './prerendered.ts';
import type { ListedPage } from './registry.ts';

/** What became of the pages. */
export interface MadePages {
  /** The policy of each page, by its address. */
  policies: Map<string, string>;
  /** The public pages, in the order in which the project lists them. */
  documents: PageDocument[];
  /** What each page links to, and can be linked to in it. */
  links: Map<string, LinkedPage>;
  /** Files that the framework has not written, in the folder of assets. */
  files: Set<string>;
}

/** Where the build stands, and for whom it is made. */
export interface BuildPlace {
  distDir: string;
  /** Whether the site is served over https. */
  secure: boolean;
  /** The deployment's id, on hosts that keep the files of each deployment apart. */
  deployment?: string | undefined;
}

/**
 * Reads each page once and makes of it what is served: static HTML with its policy. Public ones are also read for their words.
 *
 * @param place Where the pages lie; they are written anew.
 * @throws Error that names the page in which something is not as it should be, or those that are missing.
 */
export async function makePages(place: BuildPlace, listed: readonly ListedPage[]): Promise<MadePages> {
  const workshop: Workshop = {
    ...place,
    folder: join(place.distDir, ASSET_FOLDER),
    parts: lightParts(place),
  };
  const made: MadePages = { policies: new Map(), documents: [], links: new Map(), files: new Set() };
  const entries = new Map(listed.map((page) => [page.path, page]));
  for (const page of prerenderedPages(place.distDir))
    await namingThePage(page, () => makePage(page, entries.get(page.path), workshop, made));

  const missing = listed.filter(({ path }) => !made.policies.has(path)).map(({ path }) => path);
  if (missing.length > 0) throw new Error(`Public pages that were not built: ${missing.join(', ')}`);
  const order = new Map(listed.map(({ path }, index) => [path, index]));
  made.documents.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
  return made;
}

interface Workshop extends BuildPlace {
  /** The folder of assets. */
  folder: string;
  parts: StaticPageParts;
}

async function makePage(
  prerendered: Prerendered,
  listed: ListedPage | undefined,
  { distDir, secure, folder, parts }: Workshop,
  made: MadePages,
): Promise<void> {
  const { path } = prerendered;
  const page = readPage(prerendered);
  refuseRepeatedId(page.tree);
  if (!listed && !path.startsWith('/_') && isIndexable(page.tree))
    throw new Error('a page for search engines that lib/seo/site-pages.ts does not list');

  made.links.set(path, linkedPage(page.tree));
  const errorPage = path === GLOBAL_ERROR;
  const served = errorPage ? asItIs(page) : staticPage(page, parts);
  const policy = await pagePolicy(page.tree, served, { errorPage, secure });
  for (const [name, text] of Object.entries(served.files)) {
    writeFileSync(join(folder, name), text);
    made.files.add(name);
  }
  writePage(prerendered, served.html, policy);
  if (isErrorPath(path)) writeErrorFile(distDir, path, served.html, policy);
  made.policies.set(path, policy);
  // Last, since reading the content changes the tree.
  if (listed) made.documents.push(pageDocument(page.tree, listed));
}

const isErrorPath = (path: string): path is keyof typeof ERROR_FILES => path in ERROR_FILES;

function lightParts({ distDir, deployment }: BuildPlace): StaticPageParts {
  return {
    readAsset: (name) => readFileSync(join(distDir, ASSET_FOLDER, name), 'utf8'),
    // With skew protection a host keeps the files of each deployment apart.
    suffix: deployment ? `?dpl=${deployment}` : '',
  };
}

async function namingThePage(page: Prerendered, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const said = `${page.path}: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw cause instanceof UnknownShape ? new UnknownShape(said, { cause }) : new Error(said, { cause });
  }
}
