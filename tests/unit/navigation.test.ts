import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { navigation as complete } from '@/content/navigation';
import {
  isMenu,
  navigation,
  startingPoints,
  withExistingPages,
  type Navigation,
} from '@/lib/content/navigation';
import { pageExists, pages } from '@/lib/content/pages';
import { pageAt } from '@/lib/seo/site-pages';

const links = (nav: Navigation) => [
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

describe('the filter', () => {
  it('keeps everything when every page exists', () => {
    expect(withExistingPages(complete, () => true)).toEqual(complete);
  });

  it('leaves nothing when no page exists', () => {
    expect(withExistingPages(complete, () => false)).toEqual({ main: [], columns: [], legal: [] });
  });

  it('drops a menu and a column with their last link, and keeps those with one', () => {
    const only = (...kept: string[]) => withExistingPages(complete, (href) => kept.includes(href));
    const one = only('/solutions/gcc');
    expect(one.main.map((item) => item.label)).toEqual(['Solutions']);
    expect(one.columns.map((column) => column.title)).toEqual(['Solutions']);
    expect(links(one).map((link) => link.label)).toEqual([
      'Global Capability Centers',
      'Global Capability Centers',
    ]);
  });

  it('keeps a wide menu that has only its feature', () => {
    const [menu] = withExistingPages(complete, (href) => href === '/intellimate').main;
    expect(menu).toMatchObject({ label: 'Products', entries: [], feature: { href: '/intellimate' } });
    expect(menu).not.toHaveProperty('foot');
  });

  it('does not change the record it is given', () => {
    const before = JSON.stringify(complete);
    withExistingPages(complete, () => false);
    expect(JSON.stringify(complete)).toBe(before);
  });
});

describe('the navigation as published', () => {
  it('links only to pages that exist', () => {
    for (const link of links(navigation)) expect(pages).toContain(link.href.split('#')[0]);
  });

  it('counts an anchor as part of its page', () => {
    expect(pageExists('/#main')).toBe(true);
    expect(pageExists('/no-such-page#main')).toBe(false);
  });

  it('names every menu of the specification in its order', () => {
    expect(complete.main.map((item) => item.label)).toEqual([
      'Home',
      'Products',
      'Solutions',
      'Industries',
      'Resources',
      'Technologies',
      'About Us',
      'Careers',
    ]);
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
  expect(startingPoints.length).toBeGreaterThan(3);
});
