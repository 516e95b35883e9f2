import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMenu, navigation, startingPoints } from '@/lib/content/navigation';
import { pageExists, pages } from '@/lib/content/pages';
import { pageAt } from '@/lib/seo/site-pages';

const links = (nav: typeof navigation) => [
  ...nav.main.flatMap((item) =>
    isMenu(item)
      ? [...item.entries, ...(item.feature ? [item.feature] : []), ...(item.foot ? [item.foot.link] : [])]
      : [item],
  ),
  ...nav.columns.flatMap((column) => column.entries),
  ...nav.legal,
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

  // The further pages of a list are reached through its first.
  it.each(found.filter((route) => !route.endsWith('/page/[number]')))('%s is on the list', (route) => {
    expect(pages.filter((page) => pattern(route).test(page))).not.toEqual([]);
  });

  it('holds each page once', () => {
    expect(new Set(pages).size).toBe(pages.length);
  });
});

it('offers pages under the names by which the search knows them', () => {
  expect(startingPoints).toEqual(startingPoints.map(({ href }) => ({ label: pageAt(href).name, href })));
});
