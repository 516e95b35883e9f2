import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../content/site.ts';
import { securityHeaders, shareHeaders } from '../../lib/security/headers.ts';
import { SITE_URL } from './build.ts';
import { answer, type Answer, pathsIn } from './output.ts';
import type { Deployed } from './deployed.ts';

/** Media types of what is made while building, by the end of the address. */
const TYPES: [end: RegExp, type: RegExp][] = [
  [/\/feed\.xml$/, /^application\/rss\+xml/],
  [/\/atom\.xml$/, /^application\/atom\+xml/],
  [/\.xml$/, /^application\/xml/],
  [/\.txt$/, /^text\/plain/],
  [/\.png$|^\/apple-icon$/, /^image\/png$/],
  [/^\/icon$/, /^image\/svg\+xml$/],
  [/\.ico$/, /^image\/x-icon$/],
  [/\.webmanifest$/, /^application\/manifest\+json/],
  [/(^|\/)[^./]*$/, /^text\/html; charset=utf-8$/],
];

/** Pages that are not in the sitemap, as they tell of an address that nobody has. */
const SCREENS = new Set(['/case-studies/not-found', '/press-release/coming-soon']);

/** Every address that the framework has made while building. The framework's names for its own pages are none. */
export const prerenderedPaths = (project: string): string[] => {
  const { routes } = JSON.parse(readFileSync(join(project, '.next/prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, unknown>;
  };
  return Object.keys(routes).filter((path) => !path.startsWith('/_'));
};

/** The answers with HTML: pages, and the screens of unknown addresses. */
export const htmlAnswers = ({ project, output }: Deployed): [path: string, answer: Answer][] =>
  prerenderedPaths(project)
    .map((path): [string, Answer] => [path, answer(output, path, true)])
    .filter(([, { headers }]) => headers['content-type']?.startsWith('text/html'));

function assertSecurity(path: string, { headers }: Answer): void {
  for (const { key, value } of [...securityHeaders, ...(path.startsWith('/share/') ? shareHeaders : [])]) {
    const shared =
      path.startsWith('/share/') && shareHeaders.some((one) => one.key === key && one.value !== value);
    if (!shared) assert.equal(headers[key.toLowerCase()], value, `${path}: ${key}`);
  }
}

/** Every address is there with its status, its type and its headers, however the platform reads capitals in rules. */
export function checkAddresses({ project, output, variant }: Deployed): void {
  const paths = prerenderedPaths(project);
  assert.ok(paths.length > 40, `only ${paths.length} addresses`);
  for (const path of [...paths, ...pathsIn(join(project, 'public')).map((file) => `/${file}`)])
    for (const caseSensitive of [true, false]) {
      const found = answer(output, path, caseSensitive);
      const label = `${path}, capitals ${caseSensitive ? 'matter' : 'do not matter'} in rules`;
      assert.equal(
        found.status,
        SCREENS.has(path) ? 404 : 200,
        `${label}: ${found.headers['location'] ?? ''}`,
      );
      assert.ok(found.body.length > 0, `${label}: no body`);
      assertSecurity(path, found);
      assert.equal(found.headers['x-robots-tag'], variant.preview ? 'noindex' : undefined, path);
      if (!SCREENS.has(path))
        assert.doesNotMatch(found.headers['cache-control'] ?? '', /no-store|private/, path);
      // What the platform tells by a file's name is its own.
      const type = found.headers['content-type'];
      const [, expected] = TYPES.find(([end]) => end.test(path)) ?? [];
      if (type !== undefined && expected) assert.match(type, expected, path);
      if (found.item?.kind === 'prerendered') assert.ok(type, `${path}: no type`);
    }
}

/** What search engines and other readers are pointed to. */
export function checkListed({ output }: Deployed): void {
  const sitemap = answer(output, '/sitemap.xml').body.toString();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url));
  assert.ok(pages.length > 40, `only ${pages.length} pages in the sitemap`);
  for (const { origin, pathname } of pages) {
    assert.equal(origin, SITE_URL);
    assert.match(answer(output, pathname, true).headers['content-type'] ?? '', /^text\/html/, pathname);
    const markdown = `${pathname === '/' ? '/index' : pathname}.md`;
    assert.match(answer(output, markdown, true).body.toString(), /^# /m, markdown);
  }
  const llms = answer(output, '/llms.txt').body.toString();
  assert.ok([...llms.matchAll(/\.md\)/g)].length >= 40, 'llms.txt');
  const index = JSON.parse(answer(output, '/search-index.json').body.toString()) as unknown;
  assert.ok(JSON.stringify(index).includes(site.name), 'search-index.json');
  assert.match(answer(output, '/robots.txt').body.toString(), new RegExp(`Sitemap: ${SITE_URL}/sitemap.xml`));
  assert.match(answer(output, '/.well-known/security.txt').body.toString(), /^Contact: /m);
}

/** Redirects, unknown addresses, and the pages for both kinds of failure. */
export function checkOthers({ output }: Deployed): void {
  const redirects: [from: string, status: number, to: string][] = [
    ['/about/', 308, '/about'],
    ['/index', 308, '/'],
    ['/products/index', 308, '/products'],
  ];
  for (const [from, status, to] of redirects) {
    const found = answer(output, from, true);
    assert.deepEqual([found.status, found.headers['location']], [status, to], from);
    assertSecurity(from, found);
  }
  // Its function leads to the list.
  assert.equal(answer(output, '/blogs/no-such-article', true).resolved.path, '/blogs/not-found');
  const screens: [path: string, words: RegExp][] = [
    ['/no-such-page', /<h1/],
    ['/products/no-such-module', /<h1/],
    ['/%5Bslug%5D', /<h1/],
    ['/case-studies/no-such-case', /case stud/i],
    ['/press-release/no-such-release', /press/i],
  ];
  for (const [path, words] of screens)
    for (const caseSensitive of [true, false]) {
      const found = answer(output, path, caseSensitive);
      assert.equal(found.status, 404, path);
      assert.match(found.headers['content-type'] ?? '', /^text\/html/, path);
      assert.match(found.body.toString(), words, path);
      assertSecurity(path, found);
      if (path.split('/').length > 2 && !path.startsWith('/products'))
        assert.match(found.headers['cache-control'] ?? '', /no-store/, `${path}: a cache would keep it`);
    }
  const file = answer(output, '/_next/static/chunks/no-such-file.js', true);
  assert.equal(file.status, 404);
  assert.match(file.headers['content-type'] ?? '', /^text\/plain/);
  const failure = answer(output, '/500', true);
  assert.equal(failure.status, 500);
  assertSecurity('/500', failure);
}

/** For the way from page to page: data in place of documents, whole and in parts. */
export function checkData(deployed: Deployed): void {
  for (const [path, page] of htmlAnswers(deployed)) {
    const data = answer(deployed.output, { path, headers: { rsc: '1' } }, true);
    const part = answer(
      deployed.output,
      {
        path,
        headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      },
      true,
    );
    for (const { headers, status, body, item } of [data, part]) {
      // The screens' data may be answered with 200: the router shows it all the same.
      if (!SCREENS.has(path)) assert.equal(status, page.status, path);
      assert.equal(headers['content-type'], 'text/x-component', path);
      assert.equal(item?.kind, 'prerendered', `${path}: data is made anew for each request`);
      assert.ok(body.length > 0 && !body.equals(page.body), path);
      assert.match(headers['vary'] ?? '', /rsc/i, path);
    }
    assert.match(page.headers['vary'] ?? '', /rsc/i, `${path}: Vary`);
    const existing = `.next/server/app${path === '/' ? '/index' : path}.rsc`;
    const file = join(deployed.project, existing);
    if (existsSync(file)) assert.ok(data.body.equals(readFileSync(file)), `${path}: other data`);
  }
}
