import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { mainContent } from './main-content.ts';
import { parsePage } from './parse-page.ts';

/** A public page as it was built. */
export interface BuiltPage {
  readonly path: string;
  /** Its short name, and the part of the site it belongs to. */
  readonly name: string;
  readonly group: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** What stands in <main>, without what is there for the eye or the hand only. */
  readonly content: Root;
}

interface Listed {
  path: string;
  name: string;
  group: string;
}

/**
 * Reads the public pages of a build: those that /llms.txt lists, which is written from the registry of pages.
 *
 * @param dist The build's folder.
 * @throws Error when a listed page was not built, a built page that search engines may show is not listed, or an id
 * stands twice in one.
 */
export function readPages(dist: string): BuiltPage[] {
  const built = prerendered(dist);
  const listed = listedPages(readFileSync(join(dist, 'server/app/llms.txt.body'), 'utf8'));
  const missing = listed.filter(({ path }) => !built.has(path)).map(({ path }) => path);
  if (missing.length > 0) throw new Error(`Public pages that were not built: ${missing.join(', ')}`);
  const pages = listed.map((page): BuiltPage => {
    const html = built.get(page.path) ?? '';
    const tree = parsePage(html);
    const { title, description, repeatedId } = tree;
    if (!title || !description) throw new Error(`${page.path} has no title or description`);
    // Links, labels and scripts would find the first of the two, whosever it is.
    if (repeatedId) throw new Error(`${page.path} has two elements with the id "${repeatedId}"`);
    return { ...page, title, description, html, content: mainContent(tree.main, page.path) };
  });
  const known = new Set(listed.map(({ path }) => path));
  const extra = [...built.keys()].filter((path) => !known.has(path));
  if (extra.length > 0) throw new Error(`Built pages that /llms.txt does not list: ${extra.join(', ')}`);
  return pages;
}

/** The HTML of every prerendered page that search engines may show, by path. */
function prerendered(dist: string): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, unknown>;
  };
  const found = new Map<string, string>();
  for (const path of Object.keys(manifest.routes)) {
    const file = join(dist, 'server/app', `${path === '/' ? '/index' : path}.html`);
    // Next keeps its error pages under names that no address has.
    if (path.startsWith('/_') || !existsSync(file)) continue;
    const html = readFileSync(file, 'utf8');
    if (!/<meta name="robots" content="[^"]*noindex/.test(html)) found.set(path, html);
  }
  return found;
}

const listParser = unified().use(remarkParse);

/** Reads the list that /llms.txt gives: a heading a group, and a link to the Markdown of each page. */
export function listedPages(text: string): Listed[] {
  let group = '';
  return listParser.parse(text).children.flatMap((node) => {
    if (node.type === 'heading' && node.depth === 2) group = toString(node);
    if (node.type !== 'list') return [];
    return node.children.flatMap(({ children: [line] }) => {
      const link = line?.type === 'paragraph' ? line.children[0] : undefined;
      if (link?.type !== 'link' || !link.url.endsWith('.md')) return [];
      const path = decodeURI(new URL(link.url.slice(0, -'.md'.length)).pathname);
      return [{ path: path === '/index' ? '/' : path, name: toString(link), group }];
    });
  });
}

/** The HTML files of everything prerendered, error pages and screens of unknown addresses among them. */
export const htmlFiles = (dist: string): string[] =>
  readdirSync(join(dist, 'server/app'), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.html'))
    .map((item) => join(item.parentPath, item.name));

/** Whether a file is the framework's own page for a failure of everything, which has neither our frame nor our styles. */
export const isErrorPage = (file: string): boolean => basename(file) === '_global-error.html';

/** The same without that page. */
export const publicHtml = (dist: string): string[] => htmlFiles(dist).filter((file) => !isErrorPage(file));

/**
 * Reads a page and its data, which the framework writes beside it and, in pieces, into it.
 *
 * @param file The page's HTML file.
 * @param step What is to be made of both.
 * @throws Error that names the page, when the step throws.
 */
export async function readPage<Result>(
  file: string,
  step: (html: string, data: string) => Result,
): Promise<Awaited<Result>> {
  try {
    return await step(readFileSync(file, 'utf8'), readFileSync(file.replace(/\.html$/, '.rsc'), 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
