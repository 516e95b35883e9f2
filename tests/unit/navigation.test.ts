import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMenu, navigation } from '@/lib/content/navigation';
import { event } from '@/lib/content/event';
import { pageExists, pages } from '@/lib/content/pages';
import * as addresses from '@/lib/routes';

const links = (nav: typeof navigation) => [
  ...nav.main.flatMap((item) =>
    isMenu(item)
      ? [...item.entries, ...(item.feature ? [item.feature] : []), ...(item.foot ? [item.foot.link] : [])]
      : [item],
  ),
  ...nav.columns.flatMap((column) => column.entries),
  ...nav.legal,
];

const families = [
  addresses.products,
  addresses.industries,
  addresses.caseStudies,
  addresses.articles,
  addresses.releases,
];

/** Route patterns of the public pages, read from the folders: "/blogs/[slug]". */
function routes(folder: string, path = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (item.isFile()) return item.name === 'page.tsx' ? [path || '/'] : [];
    return routes(join(folder, item.name), item.name.startsWith('(') ? path : `${path}/${item.name}`);
  });
}

const pattern = (route: string) => new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`);

describe('the navigation as published', () => {
  it('links only to pages that exist', () => {
    for (const link of links(navigation)) expect(pages).toContain(link.href.split('#')[0]);
  });

  it('counts an anchor as part of its page', () => {
    expect(pageExists('/#main')).toBe(true);
    expect(pageExists('/no-such-page#main')).toBe(false);
  });
});

describe('the list of pages', () => {
  const app = join(process.cwd(), 'app', '(site)');
  const found = existsSync(app) ? routes(app) : [];

  it.each(pages)('%s has a route file', (page) => {
    expect(found.filter((route) => pattern(route).test(page))).not.toEqual([]);
  });

  /** A family without records has no page: neither its list nor one of its own. */
  const isEmpty = (route: string) =>
    families.some((list) => !pageExists(list) && (route === list || route.startsWith(`${list}/`))) ||
    (route === '/[event]' && !event);

  // The further pages of a list are reached through its first.
  it.each(found.filter((route) => !route.endsWith('/page/[number]')))('%s is on the list', (route) => {
    if (!isEmpty(route)) expect(pages.filter((page) => pattern(route).test(page))).not.toEqual([]);
  });

  it('holds each page once', () => {
    expect(new Set(pages).size).toBe(pages.length);
  });
});
