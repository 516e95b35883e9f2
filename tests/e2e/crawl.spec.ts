import type { APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { laterPages } from '@/lib/content/article-lists';
import { FEED_LENGTH, feedFamilies } from '@/lib/content/feed-files';
import { pageExists, pages } from '@/lib/content/pages';
import * as routes from '@/lib/routes';
import { expect, test } from './support';

/** Addresses that answer per request, and so are looked at elsewhere. */
const isPrivate = (path: string) => /^\/(auth|dashboard-list-form-data)(\/|$|\?)/.test(path);

interface Found {
  status: number;
  type: string;
  /** Clicks from the home page. */
  depth: number;
  $?: CheerioAPI;
  xml?: string;
}

/** While a busy test reads, the server ends connections that wait; the next request on one is asked again. */
const maxRetries = 2;

/** Follows every link of the site from its home page. */
async function crawl(request: APIRequestContext, origin: string) {
  const found = new Map<string, Found>();
  const links: { from: string; to: URL }[] = [];
  let layer = ['/'];
  for (let depth = 0; layer.length > 0; depth++) {
    const next = new Set<string>();
    await Promise.all(
      layer.map(async (path) => {
        const response = await request.get(path, { maxRedirects: 0, maxRetries });
        const type = response.headers()['content-type'] ?? '';
        const $ = type.startsWith('text/html') ? load(await response.text()) : undefined;
        const xml = type.includes('xml') && !type.includes('svg') ? await response.text() : undefined;
        found.set(path, { status: response.status(), type, depth, ...($ && { $ }), ...(xml && { xml }) });
        $?.('a[href], area[href], img[src], link[href], source[src], use[href]').each((_, element) => {
          const to = new URL($(element).attr('href') ?? $(element).attr('src') ?? '', origin + path);
          if (to.origin !== origin || !to.protocol.startsWith('http')) return;
          links.push({ from: path, to });
          if (!isPrivate(to.pathname)) next.add(to.pathname + to.search);
        });
      }),
    );
    layer = [...next].filter((path) => !found.has(path));
  }
  return { found, links };
}

test('every page, link, fragment and file of the site is there', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? '';
  const { found, links } = await crawl(request, origin);
  const broken = [...found]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${path}: ${status}`);
  expect(broken).toEqual([]);

  const lost = links.filter(({ to }) => {
    if (!to.hash || to.hash === '#') return false;
    const $ = found.get(to.pathname + to.search)?.$;
    return $ && $(`[id="${CSS_ESCAPE(decodeURIComponent(to.hash.slice(1)))}"]`).length !== 1;
  });
  expect(lost.map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`)).toEqual([]);

  const reached = (path: string) => found.get(path)?.depth ?? Infinity;
  // A list that goes on over several pages leads from each to the next.
  const most = (path: string) =>
    path.startsWith(`${routes.articles}/`) ? 3 + laterPages(routes.articles).length : 3;
  expect(pages.filter((path) => reached(path) > most(path))).toEqual([]);
  // The further pages of a list are told from its first by their number alone, and stand in no list of pages.
  const html = [...found].filter(([path, { $ }]) => $ && !/\/page\/\d+$/.test(path));
  expect(html.map(([path]) => path).filter((path) => !pages.includes(path))).toEqual([]);

  const canonical = (path: string) => origin + (path === '/' ? '' : path);
  for (const [path, { $ }] of html) {
    if (!$) continue;
    expect($('link[rel="canonical"]').attr('href'), path).toBe(canonical(path));
    expect($('meta[property="og:url"]').attr('content'), path).toBe(canonical(path));
    expect($('meta[name="robots"]').attr('content') ?? '', path).not.toContain('noindex');
    expect($('meta[name="description"]').attr('content') ?? '', path).toMatch(/^.{1,160}$/);
    expect($('title').first().text(), path).toMatch(/^.{1,60}$/);
  }
  const feeds = [...found].filter(([, { xml }]) => xml);
  expect(feeds.map(([path]) => path).toSorted()).toEqual(
    feedFamilies
      .filter(pageExists)
      .flatMap((family) => [`${family}/atom.xml`, `${family}/feed.xml`])
      .toSorted(),
  );
  for (const [path, { xml }] of feeds) expect(SyntaxValidator.validate(xml ?? ''), path).toBe(true);

  const images = await Promise.all(
    html.map(async ([path, { $ }]) => {
      const url = $?.('meta[property="og:image"]').attr('content') ?? '';
      expect($?.('meta[property="og:image:alt"]').attr('content') ?? '', path).toMatch(/.{20}/);
      const body = await (await request.get(url, { maxRetries })).body();
      expect(body.toString('latin1', 1, 4), path).toBe('PNG');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)], path).toEqual([1200, 630]);
      return url;
    }),
  );
  expect(new Set(images).size).toBe(html.length);

  const titles = html.map(([, { $ }]) => $?.('head > title').text());
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

const CSS_ESCAPE = (value: string) => value.replaceAll(/["\\]/g, String.raw`\$&`);

test('the sitemap names every public page, and nothing else', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(SyntaxValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  const paths = urlset.url.map(({ loc }) => new URL(loc).pathname);
  expect(paths.toSorted()).toEqual(pages.toSorted());
  expect(urlset.url.every(({ loc }) => new URL(loc).origin === baseURL)).toBe(true);
  const now = Date.now();
  expect(urlset.url.filter(({ lastmod }) => lastmod && !(Date.parse(lastmod) <= now))).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the feeds answer as feeds, and each entry is a page', async ({ request, baseURL }) => {
  for (const family of feedFamilies) {
    for (const [file, type] of [
      ['feed.xml', 'application/rss+xml'],
      ['atom.xml', 'application/atom+xml'],
    ]) {
      const response = await request.get(`${family}/${file}`, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
      expect(response.headers()['cache-control']).not.toContain('no-store');
      const xml = await response.text();
      expect(SyntaxValidator.validate(xml)).toBe(true);
      const own = pages.filter((path) => new RegExp(`^${family}/[^/]+$`).test(path));
      const named = own.filter(
        (path) => xml.includes(`${baseURL}${path}<`) || xml.includes(`${baseURL}${path}"`),
      );
      expect(named).toHaveLength(Math.min(own.length, FEED_LENGTH));
    }
  }
});

test('each page has one address', async ({ request }) => {
  const leadsTo = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), new URL(response.headers()['location'] ?? '', 'http://x').pathname];
  };
  for (const path of pages.filter((page) => page !== '/')) {
    expect(await leadsTo(`${path}/`)).toEqual([308, path]);
    for (const other of [path.toUpperCase(), path.toLowerCase()].filter((each) => each !== path))
      expect(await leadsTo(other)).toEqual([308, path]);
    expect(await leadsTo(`${path}/index`)).toEqual([308, path]);
  }
  expect(await leadsTo('/index')).toEqual([308, '/']);
});

test(
  'private pages and errors stay out of search engines',
  { tag: '@expects-errors' },
  async ({ request }) => {
    for (const path of [
      '/auth',
      '/auth/reset',
      '/no-such-page',
      '/case-studies/nope',
      '/press-release/nope',
      '/blogs/category/nope',
      '/blogs/tag/nope',
    ]) {
      const $ = load(await (await request.get(path)).text());
      expect($('meta[name="robots"]').first().attr('content'), path).toContain('noindex');
    }
  },
);
