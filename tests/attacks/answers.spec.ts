import { pages } from '@/lib/content/pages';
import { securityHeaders, shareHeaders } from '@/lib/security/headers';
import { actionId, dashboard, expect, post, siteUrl, test } from './support';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(siteUrl + path, { headers, redirect: 'manual' });

test('AT-42: every answer of every kind carries every header', async () => {
  const home = await (await get('/')).text();
  const linked = [...home.matchAll(/<(?:link|script)\b[^>]* (?:href|src)="(\/[^"]*)"/g)].map(
    ([, path = '']) => path,
  );
  expect(linked.length).toBeGreaterThan(5);
  const files = [
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/blogs/feed.xml',
    '/.well-known/security.txt',
  ];
  const expected: [path: string, status: number | number[]][] = [
    ...pages.map((path): [string, number] => [path, 200]),
    ...[...new Set([...linked, ...files, '/share/home.png'])].map((path): [string, number] => [path, 200]),
    ['/auth', 200],
    ['/auth/reset', 200],
    [dashboard, 307],
    ['/auth/confirm', 303],
    ['/About', 308],
    ['/about/', 308],
    ['/index', 308],
    ['/blogs/no-such-article', 307],
    ['/no-such-page', 404],
    ['/case-studies/no-such-case', 404],
    ['/press-release/no-such-release', 404],
    ['/_next/static/no-such-file.js', 404],
    ['/_next/image?url=%2Ffavicon.ico&w=64&q=75', 404],
    // It cannot be decoded: the framework says so in two words, a serverless host finds no such page.
    ['/%ff', [404, 500]],
  ];
  const answers = await Promise.all(
    expected.map(async ([path, status]) => ({ path, status, response: await get(path) })),
  );
  const refusals = [
    await post('[]', { origin: 'https://evil.example', headers: { 'Next-Action': actionId('requestDemo') } }),
    await post('x'.repeat(40_000), { headers: { 'Next-Action': actionId('requestDemo') } }),
    await post('{', { headers: { 'Next-Action': actionId('requestDemo'), 'Content-Type': 'text/plain' } }),
  ].map((response, index) => ({ path: `POST ${index}`, status: [403, 413, 500][index] ?? 0, response }));

  for (const { path, status, response } of [...answers, ...refusals]) {
    expect.soft([status].flat(), path).toContain(response.status);
    const share = path.startsWith('/share/') ? shareHeaders : [];
    const headers = new Map([...securityHeaders, ...share].map(({ key, value }) => [key, value]));
    for (const [key, value] of headers) expect.soft(response.headers.get(key), `${path} ${key}`).toBe(value);
    expect.soft(response.headers.has('x-powered-by'), path).toBe(false);
    expect.soft(response.headers.has('server'), path).toBe(false);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      expect.soft(policy, path).toContain(part);
    expect.soft(policy, path).not.toMatch(/unsafe-(inline|eval)|\*/);
  }
  for (const { path, response } of answers.filter(({ path }) => /^\/(auth|dashboard)/.test(path)))
    expect.soft(response.headers.get('cache-control'), path).toBe('private, no-store');
});

test('AT-29: HTML is never served for data or the other way round, and caches are told apart', async () => {
  for (const path of ['/about', '/products/intellireach', '/auth']) {
    for (const headers of [{}, { RSC: '1' }, {}, { RSC: '1', 'Next-Router-Prefetch': '1' }, {}]) {
      for (const query of ['', '?_rsc=abc12']) {
        const response = await fetch(siteUrl + path + query, { headers: { ...headers } });
        const isData = response.headers.get('content-type')?.startsWith('text/x-component') ?? false;
        const body = await response.text();
        expect(body.startsWith('<!DOCTYPE html>'), `${path}${query} ${JSON.stringify(headers)}`).toBe(
          !isData,
        );
        if (!('RSC' in headers)) expect(isData).toBe(false);
        expect(response.headers.get('vary')?.toLowerCase()).toContain('rsc');
      }
    }
  }
});
