import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { filesIn } from './files.ts';
import { known, metaShape, SCOPED, UnknownShape } from './framework.ts';
import { parseHtml } from './tree.ts';

/** A page that was made while building, and the files it consists of. */
export interface Prerendered {
  /** Its address; the framework's own pages have one that no visitor can ask for. */
  readonly path: string;
  /** The page's HTML file; beside it lie its data (`.rsc`), and status and headers (`.meta`). */
  readonly file: string;
}

/** A page as it was read, once. */
export interface PageSource {
  readonly path: string;
  readonly html: string;
  readonly tree: Root;
  /** The page's data, as the framework wrote it beside the page; in pieces it stands in the page too. */
  readonly data: string;
}

const metaFile = (file: string) => file.replace(/\.html$/, '.meta');

const readMeta = (file: string) => known(metaShape, JSON.parse(readFileSync(file, 'utf8')), file);

/**
 * Every page that was made while building, error pages and screens of unknown addresses among them.
 *
 * @throws UnknownShape when there is none.
 */
export function prerenderedPages(distDir: string): Prerendered[] {
  const root = join(distDir, SCOPED);
  const pages = filesIn(root)
    .filter((file) => file.endsWith('.html'))
    .map((file): Prerendered => {
      const { key } = readMeta(metaFile(file)).routeCache;
      const path = key.slice(key.indexOf('/$/') + '/$'.length);
      return { path: path === '/index' ? '/' : path, file };
    });
  if (pages.length === 0) throw new UnknownShape(`There is no prerendered page in ${root}.`);
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Reads a page. */
export function readPage({ path, file }: Prerendered): PageSource {
  const html = readFileSync(file, 'utf8');
  return { path, html, tree: parseHtml(html), data: readFileSync(file.replace(/\.html$/, '.rsc'), 'utf8') };
}

/** Writes what became of a page, with its policy among its headers. */
export function writePage({ file }: Prerendered, html: string, policy: string): void {
  const meta = readMeta(metaFile(file));
  meta.headers = {
    ...meta.headers,
    'Content-Security-Policy': policy,
    // No cache may keep one page for each made-up address.
    ...(meta.status === 404 && { 'Cache-Control': 'private, no-store' }),
  };
  writeFileSync(file, html);
  writeFileSync(metaFile(file), JSON.stringify(meta));
}
