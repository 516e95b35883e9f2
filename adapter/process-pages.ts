import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHUNK_FOLDER,
  CHUNKS,
  deferHydration,
  nameFile,
  UnexpectedOutput,
} from './defer-hydration/defer-hydration.ts';
import { listElements, parseHtml } from './html-tree.ts';
import { type LinkedPage, readLinks } from './links.ts';
import { listPrerendered, type Prerendered, readPage, writePage } from './next-output.ts';
import { isIndexable, type PageDocument, readDocument, refuseRepeatedId } from './page-document.ts';
import {
  addPolicyElement,
  createErrorPolicy,
  createStaticPolicy,
  refuseOtherScripts,
} from './page-policy.ts';
import type { ListedPage } from './project.ts';
import { purgeStyles } from './purge-styles.ts';

/** Next's error page: it has neither our frame nor our styles. */
const GLOBAL_ERROR = '/_global-error';
/** Copies of Next's own pages that hosts serve as files, with the status of their name. */
const ERROR_FILES = new Map([
  ['/_not-found', 'server/pages/404.html'],
  [GLOBAL_ERROR, 'server/pages/500.html'],
]);

const SHEET =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w.~-]+\.css)(?:\?dpl=[\w-]+)?"[^>]* data-precedence="next"[^>]*>/g;
const SHEET_PRELOAD = /<link rel="preload" href="[^"]*\.css[^"]*" as="style"[^>]*>/g;

/** A font of every page, as Next marks it in its name. */
const PAGE_FONT = /url\(\.\.\/media\/([\w-]+\.p\.[\w-]+\.woff2)\)/g;
const preloadFont = (href: string) =>
  `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`;

/** The result of processing the prerendered pages. */
export interface ProcessedPages {
  /** The policy of each page, by its address. */
  policies: Map<string, string>;
  /** The public pages, in the order in which the project lists them. */
  documents: PageDocument[];
  links: Map<string, LinkedPage>;
  /** Names of the files that were added to Next's. */
  files: Set<string>;
}

export interface BuildSettings {
  distDir: string;
  /** Whether the site is served over https. */
  secure: boolean;
  /** The deployment's id, on hosts that keep the files of each deployment apart. */
  deployment?: string | undefined;
  startUpScript: string;
  loader: string;
}

/**
 * Makes each prerendered page what is served: HTML with one stylesheet, deferred scripts and the policy.
 *
 * @throws Error that names the page in which something is wrong, or those that are missing.
 */
export async function processPages(
  settings: BuildSettings,
  listed: readonly ListedPage[],
): Promise<ProcessedPages> {
  const result: ProcessedPages = { policies: new Map(), documents: [], links: new Map(), files: new Set() };
  const policy = await createStaticPolicy([settings.startUpScript, settings.loader], settings.secure);
  const entries = new Map(listed.map((page) => [page.path, page]));
  for (const page of listPrerendered(settings.distDir)) {
    try {
      await processPage(page, entries.get(page.path), policy, settings, result);
    } catch (cause) {
      const message = `${page.path}: ${cause instanceof Error ? cause.message : String(cause)}`;
      throw cause instanceof UnexpectedOutput
        ? new UnexpectedOutput(message, { cause })
        : new Error(message, { cause });
    }
  }
  const missing = listed.filter(({ path }) => !result.policies.has(path)).map(({ path }) => path);
  if (missing.length > 0) throw new Error(`Public pages that were not built: ${missing.join(', ')}`);
  const order = new Map(listed.map(({ path }, index) => [path, index]));
  result.documents.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
  return result;
}

async function processPage(
  prerendered: Prerendered,
  listed: ListedPage | undefined,
  staticPolicy: string,
  { distDir, secure, deployment, startUpScript, loader }: BuildSettings,
  result: ProcessedPages,
): Promise<void> {
  const { path } = prerendered;
  const { html, data } = readPage(prerendered);
  const suffix = deployment ? `?dpl=${deployment}` : '';
  const deferred = deferHydration(html, data, loader, suffix);
  const tree = parseHtml(deferred.html);
  const elements = listElements(tree);
  refuseRepeatedId(elements);
  refuseOtherScripts(elements, [startUpScript, loader]);
  if (!listed && !path.startsWith('/_') && isIndexable(tree))
    throw new Error('a page for search engines that lib/seo/site-pages.ts does not list');

  const folder = join(distDir, CHUNK_FOLDER);
  const addFile = ({ name, text }: { name: string; text: string }) => {
    writeFileSync(join(folder, name), text);
    result.files.add(name);
    return `${CHUNKS}${name}${suffix}`;
  };
  let served: string;
  let policy = staticPolicy;
  if (path === GLOBAL_ERROR) {
    // It reloads the page by a form, and needs no script.
    served = deferred.html.replaceAll(/<script\b.*?<\/script>/gs, '');
    policy = await createErrorPolicy(elements, secure);
  } else {
    addFile(deferred.file);
    const sheets = [...deferred.html.matchAll(SHEET)].map(([, name = '']) => name);
    if (sheets.length === 0) throw new UnexpectedOutput('A page without stylesheets.');
    const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8'));
    const purged = await purgeStyles(css.join('\n'), elements);
    const sheet = addFile(nameFile(purged, 'css'));
    // Fonts are optional, so one that is not fetched ahead comes too late. Next fetches none for unknown addresses.
    const fonts = [...purged.matchAll(PAGE_FONT)].map(([, name = '']) => `/_next/static/media/${name}`);
    const preloads = fonts.filter((font) => !deferred.html.includes(font)).map(preloadFont);
    served = deferred.html
      .replaceAll(SHEET_PRELOAD, '')
      .replaceAll(SHEET, '')
      // Behind the inline scripts, which would wait for it.
      .replace(
        '</head>',
        `${preloads.join('')}<link rel="stylesheet" href="${sheet}" data-precedence="next"/></head>`,
      );
  }
  writePage(prerendered, served, policy);
  const errorFile = ERROR_FILES.get(path);
  if (errorFile) {
    if (!existsSync(join(distDir, errorFile))) throw new UnexpectedOutput(`${errorFile} is missing.`);
    writeFileSync(join(distDir, errorFile), addPolicyElement(served, policy));
  }
  result.policies.set(path, policy);
  result.links.set(path, readLinks(elements));
  // Last, since reading the content changes the tree.
  if (listed) result.documents.push(readDocument(tree, listed));
}
