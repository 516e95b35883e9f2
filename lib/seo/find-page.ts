import 'server-only';
import { isPage, pages } from '@/lib/site-map/pages';
import { pageGroups, type PageGroup, type SitePage } from './page-groups';

const described = new Map<PageGroup, readonly SitePage[]>();

function listGroupPages(pageGroup: PageGroup): readonly SitePage[] {
  const cached = described.get(pageGroup);
  if (cached) return cached;
  const { group } = pageGroup;
  const groupPages = pageGroup
    .pages()
    .filter(({ path }) => isPage(path))
    .map((page) => ({ ...page, group }));
  described.set(pageGroup, groupPages);
  return groupPages;
}

/** Lists every public page; throws an Error for pages of lib/site-map/pages.ts without a description. */
export function listSitePages(): readonly SitePage[] {
  const all = pageGroups.flatMap(listGroupPages);
  const paths = new Set(all.map(({ path }) => path));
  const missing = pages.filter((path) => !paths.has(path));
  if (missing.length > 0) throw new Error(`lib/seo/page-groups.ts does not describe ${missing.join(', ')}`);
  return all;
}

export function getPage(path: string): SitePage {
  const near = pageGroups.filter(({ under = '' }) => path.startsWith(under));
  for (const pageGroup of near) {
    const page = listGroupPages(pageGroup).find((one) => one.path === path);
    if (page) return page;
  }
  throw new Error(`${path} is not in lib/site-map/pages.ts and lib/seo/page-groups.ts`);
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
