import 'server-only';
import { isPage, pages } from '@/lib/content/pages';
import type { Part, SitePage } from './site-page';
import { parts } from './site-parts';

const described = new Map<Part, readonly SitePage[]>();

function listPartPages(part: Part): readonly SitePage[] {
  const cached = described.get(part);
  if (cached) return cached;
  const { group } = part;
  const partPages = part
    .pages()
    .filter(({ path }) => isPage(path))
    .map((page) => ({ ...page, group }));
  described.set(part, partPages);
  return partPages;
}

/** Lists every public page; throws an Error for pages of lib/content/pages.ts without an entry here. */
export function listSitePages(): readonly SitePage[] {
  const all = parts.flatMap(listPartPages);
  const paths = new Set(all.map(({ path }) => path));
  const missing = pages.filter((path) => !paths.has(path));
  if (missing.length > 0) throw new Error(`lib/seo/site-parts.ts does not describe ${missing.join(', ')}`);
  return all;
}

export function getPage(path: string): SitePage {
  const near = parts.filter(({ under = '' }) => path.startsWith(under));
  for (const part of near) {
    const page = listPartPages(part).find((one) => one.path === path);
    if (page) return page;
  }
  throw new Error(`${path} is not in lib/content/pages.ts and lib/seo/site-parts.ts`);
}

export interface Step {
  readonly name: string;
  readonly path?: string;
}

export function getBreadcrumbs(path: string): Step[] {
  const { name, parent = '/', section } = getPage(path);
  const here = { name, path };
  if (path === '/') return [here];
  return [...getBreadcrumbs(parent), ...(section === undefined ? [] : [{ name: section }]), here];
}
