import 'server-only';
import { isPage, pages } from '@/lib/content/pages';
import type { Part, SitePage } from './site-page';
import { parts } from './site-parts';

const described = new Map<Part, readonly SitePage[]>();

function pagesOf(part: Part): readonly SitePage[] {
  const known = described.get(part);
  if (known) return known;
  const { group } = part;
  const made = part
    .pages()
    .filter(({ path }) => isPage(path))
    .map((page) => ({ ...page, group }));
  described.set(part, made);
  return made;
}

/**
 * Lists every public page in the order of the parts. Throws an Error that names pages of lib/content/pages.ts
 * without an entry here.
 */
export function listSitePages(): readonly SitePage[] {
  const all = parts.flatMap(pagesOf);
  const paths = new Set(all.map(({ path }) => path));
  const missing = pages.filter((path) => !paths.has(path));
  if (missing.length > 0) throw new Error(`lib/seo/site-parts.ts does not describe ${missing.join(', ')}`);
  return all;
}

export function getPage(path: string): SitePage {
  const near = parts.filter(({ under = '' }) => path.startsWith(under));
  for (const part of near) {
    const page = pagesOf(part).find((one) => one.path === path);
    if (page) return page;
  }
  throw new Error(`${path} is not in lib/content/pages.ts and lib/seo/site-parts.ts`);
}

/** One step of a breadcrumb. */
export interface Step {
  readonly name: string;
  readonly path?: string;
}

/** Returns the steps from the home page to the page itself. */
export function getBreadcrumbs(path: string): Step[] {
  const { name, parent = '/', section } = getPage(path);
  const here = { name, path };
  if (path === '/') return [here];
  return [...getBreadcrumbs(parent), ...(section === undefined ? [] : [{ name: section }]), here];
}
