import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { select } from 'hast-util-select';
import type { SectionText } from '../lib/search/index-file.ts';
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
import {
  addPolicyElement,
  createErrorPolicy,
  createStaticPolicy,
  refuseOtherScripts,
} from './page-policy.ts';
import { purgeStyles } from './purge-styles.ts';
import { readSectionTexts } from './search-index.ts';

const GLOBAL_ERROR = '/_global-error';
const ERROR_FILES = new Map([
  ['/_not-found', 'server/pages/404.html'],
  [GLOBAL_ERROR, 'server/pages/500.html'],
]);

const SHEET =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w.~-]+\.css)(?:\?dpl=[\w-]+)?"[^>]* data-precedence="next"[^>]*>/g;
const SHEET_PRELOAD = /<link rel="preload" href="[^"]*\.css[^"]*" as="style"[^>]*>/g;

const PAGE_FONT = /url\(\.\.\/media\/([\w-]+\.p\.[\w-]+\.woff2)\)/g;
const preloadFont = (href: string) =>
  `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`;

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
  loader: string;
}

export async function processPages(
  settings: BuildSettings,
  listed: ReadonlySet<string>,
): Promise<ProcessedPages> {
  const result = { policies: new Map(), sections: new Map(), links: new Map(), files: new Set<string>() };
  const policy = await createStaticPolicy([settings.startUpScript, settings.loader], settings.secure);
  for (const page of listPrerendered(settings.distDir)) {
    try {
      await processPage(page, listed.has(page.path), policy, settings, result);
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
  staticPolicy: string,
  settings: BuildSettings,
  result: ProcessedPages,
): Promise<void> {
  const { path } = prerendered;
  const { distDir, secure, deployment, startUpScript, loader } = settings;
  const { html, data } = readPage(prerendered);
  const suffix = deployment ? `?dpl=${deployment}` : '';
  const deferred = deferHydration(html, data, loader, suffix);
  const tree = parseHtml(deferred.html);
  const elements = listElements(tree);
  refuseRepeatedId(elements);
  refuseOtherScripts(elements, [startUpScript, loader]);
  const robots = select('meta[name=robots]', tree)?.properties['content'] ?? '';
  if (!isListed && !path.startsWith('/_') && !robots.includes('noindex'))
    throw new Error('a page for search engines that lib/seo/site-pages.ts does not list');

  let served: string;
  let policy = staticPolicy;
  if (path === GLOBAL_ERROR) {
    // It reloads the page by a form, and needs no script.
    served = deferred.html.replaceAll(/<script\b.*?<\/script>/gs, '');
    policy = await createErrorPolicy(elements, secure);
  } else {
    const folder = join(distDir, CHUNK_FOLDER);
    const { page, sheet } = await joinStylesheets(deferred.html, elements, folder, suffix);
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

/**
 * Joins what a page needs of its stylesheets. The whole ones stay in it, disabled, and the loader applies them.
 * React would otherwise add them and wait.
 */
async function joinStylesheets(html: string, elements: readonly Element[], folder: string, suffix: string) {
  const links = [...html.matchAll(SHEET)].map(([link, name = '']) => {
    const css = readFileSync(join(folder, name), 'utf8');
    return { css, link: link.replace('<link', '<link disabled="" media="not all"') };
  });
  if (links.length === 0) throw new UnexpectedOutput('A page without stylesheets.');
  const sheet = nameFile(await purgeStyles(links.map(({ css }) => css).join('\n'), elements), 'css');
  // Fonts are optional, so one that is not fetched ahead comes too late. Next fetches none for unknown addresses.
  const preloads = [...sheet.text.matchAll(PAGE_FONT)]
    .map(([, name = '']) => `/_next/static/media/${name}`)
    .filter((font) => !html.includes(font))
    .map(preloadFont);
  const head = [
    ...preloads,
    // Behind the inline scripts, which would wait for it.
    `<link rel="stylesheet" href="${CHUNKS}${sheet.name}${suffix}" data-precedence="next"/>`,
    ...links.map(({ link }) => link),
  ];
  const page = html
    .replaceAll(SHEET_PRELOAD, '')
    .replaceAll(SHEET, '')
    .replace('</head>', `${head.join('')}</head>`);
  return { page, sheet };
}

function refuseRepeatedId(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []));
  const repeated = ids.find((id, at) => ids.indexOf(id) < at);
  if (repeated !== undefined) throw new Error(`two elements with the id "${repeated}"`);
}
