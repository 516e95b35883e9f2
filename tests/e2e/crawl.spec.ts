import type { APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { FEED_LENGTH } from '@/lib/seo/feeds';
import { feedFamilies } from '@/lib/seo/page-metadata';
import { pages } from '@/lib/site-map/pages';
import * as routes from '@/lib/routes';
import { expect, test } from './support';

/** Recognizes addresses that are rendered per request, which other tests visit. */
const isPrivate = (path: string) => /^\/(auth|dashboard-list-form-data)(\/|$|\?)/.test(path);

/** Under load the server closes idle connections; the next request on one is repeated. */
const maxRetries = 2;

interface Found {
  status: number;
  /** Number of clicks from the home page. */
  depth: number;
  cacheControl: string;
  $?: CheerioAPI;
}

async function crawl(request: APIRequestContext, origin: string) {
  const found = new Map<string, Found>();
  const links: { from: string; to: URL }[] = [];
  let layer = ['/'];
  for (let depth = 0; layer.length > 0; depth++) {
    const next = new Set<string>();
    const follow = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0, maxRetries });
      const { 'content-type': type = '', 'cache-control': cacheControl = '' } = response.headers();
      const $ = type.startsWith('text/html') ? load(await response.text()) : undefined;
      found.set(path, { status: response.status(), depth, cacheControl, ...($ && { $ }) });
      $?.('a[href], area[href], img[src], link[href], source[src], use[href]').each((_, element) => {
        const to = new URL($(element).attr('href') ?? $(element).attr('src') ?? '', origin + path);
        if (to.origin !== origin) return;
        links.push({ from: path, to });
        if (!isPrivate(to.pathname)) next.add(to.pathname + to.search);
      });
    };
    await Promise.all(layer.map(follow));
    layer = [...next].filter((path) => !found.has(path));
  }
  return { found, links };
}

type Json = string | number | boolean | Json[] | { [key: string]: Json };

/** Lists every text in structured data. */
function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const structuredData = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Json);

/** Lists the names that links to several addresses share. A list of links distinguishes them by name alone. */
function findAmbiguousLinks($: CheerioAPI): string[] {
  const addresses = new Map<string, Set<string>>();
  $('a[href]').each((_, element) => {
    const link = $(element);
    const name = link.attr('aria-label') ?? link.text().replaceAll(/\s+/g, ' ').trim();
    addresses.set(name, (addresses.get(name) ?? new Set()).add(link.attr('href') ?? ''));
  });
  return [...addresses]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(' ')}`);
}

test('Every page, link, fragment and file of the site exists, and each page is complete without scripts', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { found, links } = await crawl(request, origin);
  const broken = [...found].filter(([, { status }]) => status !== 200);
  expect(broken.map(([path, { status }]) => `${path}: ${status}`)).toEqual([]);

  const idsOf = ($: CheerioAPI) =>
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
  const ids = new Map([...found].map(([path, { $ }]) => [path, $ && idsOf($)]));
  const lost = links.filter(({ to }) => {
    const id = decodeURIComponent(to.hash.slice(1));
    const there = ids.get(to.pathname + to.search);
    return id && there && there.filter((one) => one === id).length !== 1;
  });
  expect(lost.map(({ from, to }) => `${from} -> ${to.pathname}${to.hash}`)).toEqual([]);

  // Further pages of a list differ from its first page only by their number, and no list names them.
  const html = [...found].flatMap(([path, { $, ...rest }]) =>
    $ && !/\/page\/\d+$/.test(path) ? [{ path, $, ...rest }] : [],
  );
  expect(html.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
  const deep = html.filter(({ path, depth }) => depth > 3 && !path.startsWith(`${routes.articles}/`));
  expect(deep.map(({ path }) => path)).toEqual([]);

  const images = new Set<string>();
  const titles = new Set<string>();
  const reported = new Set<string>();
  for (const { path, $, cacheControl } of html) {
    const canonical = origin + (path === '/' ? '' : path);
    const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
    expect.soft([$('h1').length, $('main').length], `${path}: heading, main part`).toEqual([1, 1]);
    expect.soft($('main').text().trim(), `${path}: words`).toMatch(/\S[^]{100}/);
    expect.soft($('link[rel="canonical"]').attr('href'), path).toBe(canonical);
    expect.soft(meta('og:url'), path).toBe(canonical);
    expect.soft(meta('robots'), path).not.toContain('noindex');
    expect.soft(meta('description'), path).toMatch(/^.{1,160}$/);
    expect.soft(meta('og:image:alt'), path).toMatch(/.{20}/);
    expect.soft($('head > title').text(), path).toMatch(/^.{1,60}$/);
    expect.soft(cacheControl, `${path} is made by the build`).not.toContain('no-store');
    images.add(meta('og:image'));
    titles.add($('head > title').text());
    expect.soft(findAmbiguousLinks($), `${path}: links of one name`).toEqual([]);
    const data = structuredData($);
    expect.soft(data, `${path}: structured data`).not.toEqual([]);
    for (const text of textsOf(data))
      if (text.startsWith(`${origin}/`)) reported.add(text.replace(/#.*/, ''));
  }
  expect(titles.size).toBe(html.length);
  expect(images.size).toBe(html.length);
  const checkImage = async (url: string) => {
    const body = await (await request.get(url, { maxRetries })).body();
    const found = [body.toString('latin1', 1, 4), body.readUInt32BE(16), body.readUInt32BE(20)];
    expect.soft(found, url).toEqual(['PNG', 1200, 630]);
  };
  const checkAddress = async (url: string) =>
    expect.soft((await request.head(url, { maxRetries })).status(), url).toBe(200);
  await Promise.all([...[...images].map(checkImage), ...[...reported].map(checkAddress)]);
});

test('The sitemap names every public page, and nothing else', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(SyntaxValidator.validate(xml)).toBe(true);
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  const paths = urlset.url.map(({ loc }) => new URL(loc).pathname);
  expect(paths.toSorted()).toEqual(pages.toSorted());
  expect(urlset.url.every(({ loc }) => new URL(loc).origin === baseURL)).toBe(true);
  expect(urlset.url.filter(({ lastmod }) => lastmod && !(Date.parse(lastmod) <= Date.now()))).toEqual([]);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('The list for language models names every public page with its description', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = [...(await answer.text()).matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)];
  expect(lines.map(([, url = '']) => new URL(url).pathname).toSorted()).toEqual(pages.toSorted());
});

test('Feeds answer, and each entry leads to a page', async ({ request, baseURL }) => {
  for (const family of feedFamilies) {
    const response = await request.get(`${family}/feed.xml`, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const xml = await response.text();
    expect(SyntaxValidator.validate(xml)).toBe(true);
    const own = pages.filter((path) => new RegExp(`^${family}/[^/]+$`).test(path));
    const named = own.filter((path) => new RegExp(`${RegExp.escape(`${baseURL}${path}`)}[<"]`).test(xml));
    expect(named).toHaveLength(Math.min(own.length, FEED_LENGTH));
  }
});

test('Each page has one address', async ({ request }) => {
  const leadsTo = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0, maxRetries });
    const { pathname, hash } = new URL(response.headers()['location'] ?? '', 'http://x');
    return [path, response.status(), pathname + hash];
  };
  for (const path of pages.filter((page) => page !== '/')) {
    const others = [path.toUpperCase(), path.toLowerCase()].filter((other) => other !== path);
    for (const other of [`${path}/`, `${path}/index`, `${path}).`, ...others])
      expect(await leadsTo(other)).toEqual([other, 308, path]);
  }
  expect(await leadsTo('/index')).toEqual(['/index', 308, '/']);
  expect(await leadsTo('/industries%23travel)')).toEqual([
    '/industries%23travel)',
    308,
    '/industries#travel',
  ]);
});

test('Search engines and caches keep no private page and no unknown address', async ({ request }) => {
  for (const path of ['/auth', '/auth/reset', '/no-such-page', '/case-studies/nope', '/press-release/nope']) {
    const $ = load(await (await request.get(path)).text());
    expect($('meta[name="robots"]').first().attr('content'), path).toContain('noindex');
  }
  for (const path of ['/blogs/category/nope', '/blogs/tag/nope', '/about.md'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const [path, status, location] of [
    ['/no/such/page', 404],
    ['/case-studies/nope', 404],
    ['/press-release/nope', 404],
    // The list helps more than a page that says no.
    ['/blogs/no-such-article?page=2', 307, '/blogs'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location: leadsTo, 'cache-control': cacheControl } = response.headers();
    expect([path, response.status(), leadsTo]).toEqual([path, status, location]);
    expect(cacheControl, path).toContain('no-store');
  }
});
