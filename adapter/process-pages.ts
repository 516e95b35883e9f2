import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { DEMO_DIALOG } from '../lib/demo/dialog.ts';
import type { SectionText } from '../lib/search/index-file.ts';
import { deferHydration, type ImportedPart } from './defer-hydration/defer-hydration.ts';
import { findImportedFiles } from './defer-hydration/find-imported-files.ts';
import { joinStylesheets } from './defer-hydration/join-stylesheets.ts';
import { listElements, parseHtml } from './html-tree.ts';
import { type LinkedPage, readLinks } from './links.ts';
import {
  CHUNK_FOLDER,
  listPrerendered,
  type Prerendered,
  readPage,
  UnexpectedOutput,
  writePage,
} from './next-output.ts';
import {
  addPolicyElement,
  createErrorPolicy,
  createStaticPolicy,
  listNextScripts,
  rejectOtherScripts,
} from './page-policy.ts';
import { readSectionTexts } from './search-index.ts';

const GLOBAL_ERROR = '/_global-error';
const ERROR_FILES = new Map([
  ['/_not-found', 'server/pages/404.html'],
  [GLOBAL_ERROR, 'server/pages/500.html'],
]);

const SCRIPTS = /<script\b.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs;

export interface ProcessedPages {
  policies: Map<string, string>;
  sections: Map<string, SectionText[]>;
  links: Map<string, LinkedPage>;
  files: Set<string>;
}

export interface BuildSettings {
  distDir: string;
  secure: boolean;
  deployment?: string | undefined;
  startUpScript: string;
  /** Without one, Next loads its own scripts with the page. */
  loader?: string | undefined;
}

export async function processPages(
  settings: BuildSettings,
  listed: ReadonlySet<string>,
): Promise<ProcessedPages> {
  const part = {
    opener: DEMO_DIALOG,
    files:
      settings.loader === undefined
        ? []
        : findImportedFiles(join(settings.distDir, CHUNK_FOLDER), '"LiveDemoForm"'),
  };
  const result = { policies: new Map(), sections: new Map(), links: new Map(), files: new Set<string>() };
  for (const page of listPrerendered(settings.distDir)) {
    try {
      await processPage(page, listed.has(page.path), { ...settings, part }, result);
    } catch (cause) {
      if (cause instanceof Error) cause.message = `${page.path}: ${cause.message}`;
      throw cause;
    }
  }
  const missing = [...listed].filter((path) => !result.policies.has(path));
  if (missing.length > 0) throw new Error(`Public pages that were not built: ${missing.join(', ')}`);
  return result;
}

async function processPage(
  prerendered: Prerendered,
  isListed: boolean,
  settings: BuildSettings & { part: ImportedPart },
  result: ProcessedPages,
): Promise<void> {
  const { path } = prerendered;
  const { distDir, secure, deployment, startUpScript, loader, part } = settings;
  const built = readPage(prerendered);
  const suffix = deployment ? `?dpl=${deployment}` : '';
  const deferred =
    loader === undefined ? undefined : deferHydration(built.html, built.data, loader, part, suffix);
  const html = deferred?.html ?? built.html;
  const tree = parseHtml(html);
  const elements = listElements(tree);
  rejectRepeatedId(elements);
  const scripts = [startUpScript, ...(loader === undefined ? listNextScripts(elements) : [loader])];
  rejectOtherScripts(elements, scripts, loader !== undefined);
  const robots = select('meta[name=robots]', tree)?.properties['content'] ?? '';
  if (!isListed && !path.startsWith('/_') && !robots.includes('noindex'))
    throw new Error('a page for search engines that lib/seo/find-page.ts does not list');

  let served = html;
  let policy = await createStaticPolicy(scripts, loader !== undefined, secure);
  if (path === GLOBAL_ERROR) {
    // It reloads the page by a form, and needs no script.
    served = html.replaceAll(SCRIPTS, '');
    policy = await createErrorPolicy(elements, secure);
  } else if (deferred) {
    const folder = join(distDir, CHUNK_FOLDER);
    const { page, sheet } = await joinStylesheets(html, elements, folder, suffix);
    served = page;
    for (const { name, text } of [deferred.file, sheet]) {
      writeFileSync(join(folder, name), text);
      result.files.add(name);
    }
  }
  writePage(prerendered, served, policy);
  const errorFile = ERROR_FILES.get(path);
  if (errorFile) {
    if (!existsSync(join(distDir, errorFile))) throw new UnexpectedOutput(`${errorFile} is missing.`);
    writeFileSync(join(distDir, errorFile), addPolicyElement(served, policy));
  }
  result.policies.set(path, policy);
  result.links.set(path, readLinks(elements));
  if (isListed) result.sections.set(path, readSectionTexts(tree));
}

function rejectRepeatedId(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []));
  const repeated = ids.find((id, at) => ids.indexOf(id) < at);
  if (repeated !== undefined) throw new Error(`two elements with the id "${repeated}"`);
}
