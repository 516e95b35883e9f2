import { pages } from '@/lib/site-map/pages';
import { securityHeaders, shareHeaders } from '@/lib/security/headers';
import { recordPath } from '../support/sample-records';
import {
  readActionId,
  dashboard,
  exchange,
  expect,
  buildForm,
  get,
  post,
  pressWithoutScripts,
  siteUrl,
  test,
  splitWords,
} from './support';

test('AT-42: Every kind of response has every security header', async () => {
  const home = await (await get('/')).text();
  const linked = [...home.matchAll(/<(?:link|script)\b[^>]* (?:href|src)="(\/[^"]*)"/g)].map(
    ([, path = '']) => path,
  );
  expect(linked.length).toBeGreaterThan(5);
  const files = splitWords(`
    /favicon.ico /sitemap.xml /robots.txt /llms.txt /blogs/feed.xml /.well-known/security.txt /share/home.png
  `);
  const served = [...new Set([...pages, ...linked, ...files, '/auth', '/auth/reset'])];
  const expected = {
    200: served,
    307: [dashboard, '/blogs/no-such-article'],
    308: splitWords('/Privacy /privacy/ /index'),
    404: splitWords(`
      /no-such-page /case-studies/no-such-case /press-release/no-such-release /_next/static/no-such-file.js
      /_next/image?url=%2Ffavicon.ico&w=64&q=75
    `),
  };
  const look = async (path: string, ...statuses: number[]) => ({ path, statuses, response: await get(path) });
  const responses = await Promise.all([
    ...Object.entries(expected).flatMap(([status, paths]) => paths.map((path) => look(path, Number(status)))),
    // Next answers an address that cannot be decoded in two words; a serverless host answers 404.
    look('/%ff', 404, 500),
  ]);
  const action = { 'Next-Action': readActionId('requestDemo') };
  const rejections = [
    await post('[]', { origin: 'https://evil.example', headers: action }),
    await post('x'.repeat(40_000), { headers: action }),
    await post('{', { headers: { ...action, 'Content-Type': 'text/plain' } }),
  ].map((response, index) => ({ path: `POST ${index}`, statuses: [[403, 413, 500][index]], response }));

  const names = splitWords(`
    Strict-Transport-Security X-Content-Type-Options X-Frame-Options Referrer-Policy Permissions-Policy
    Cross-Origin-Opener-Policy Cross-Origin-Resource-Policy
  `);
  expect(securityHeaders.map(({ key }) => key)).toEqual(expect.arrayContaining(names));
  // Other hosts of the site's owner may lack https.
  const hsts = (await get('/')).headers.get('strict-transport-security');
  expect(hsts).toMatch(/^max-age=\d+$/);
  for (const { path, statuses, response } of [...responses, ...rejections]) {
    expect.soft(statuses, path).toContain(response.status);
    const share = path.startsWith('/share/') ? shareHeaders : [];
    const headers = new Map([...securityHeaders, ...share].map(({ key, value }) => [key, value]));
    for (const [key, value] of headers) expect.soft(response.headers.get(key), `${path} ${key}`).toBe(value);
    expect.soft(response.headers.has('x-powered-by'), path).toBe(false);
    expect.soft(response.headers.has('server'), path).toBe(false);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    // Cloudflare compresses nothing that says so.
    if (process.env['SITE_MODE'] !== 'serverless')
      expect.soft(response.headers.get('cache-control'), path).toContain('no-transform');
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
  for (const { path, response } of responses.filter(({ path }) => /^\/(auth|dashboard)/.test(path)))
    expect.soft(response.headers.get('cache-control'), path).toContain('private, no-store');
});

test('AT-29: HTML and data have their own types, and caches keep them apart', async () => {
  for (const path of ['/privacy', recordPath, '/auth'])
    for (const headers of [{}, { RSC: '1' }, {}, { RSC: '1', 'Next-Router-Prefetch': '1' }, {}])
      for (const query of ['', '?_rsc=abc12']) {
        const response = await fetch(siteUrl + path + query, { headers: { ...headers } });
        const isData = response.headers.get('content-type')?.startsWith('text/x-component') ?? false;
        const isHtml = (await response.text()).startsWith('<!DOCTYPE html>');
        expect(isHtml, `${path}${query} ${JSON.stringify(headers)}`).toBe(!isData);
        if (!('RSC' in headers)) expect(isData).toBe(false);
        expect(response.headers.get('vary')?.toLowerCase()).toContain('rsc');
      }
});

test('AT-56: Every HTML response has its policy, for any method, type and body', async ({ cookie }) => {
  const paths = splitWords(`
    / /privacy /demo /no-such-page /blogs/no-such-article /case-studies/no-such-case
    /press-release/no-such-release /press-release/coming-soon /products/no-such-product
    /auth /auth/reset /auth/continue /auth/confirm ${dashboard} ${dashboard}/export ${dashboard}/new
    /_not-found /_next/data/x/privacy.json /favicon.ico /robots.txt /share/home.png /%ff
  `);
  const urlencoded = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=x';
  const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
  const tries: { method: string; type: string | null; body: string }[] = [
    ...[
      urlencoded,
      'Application/X-WWW-Form-Urlencoded',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
      'text/plain',
      'application/json',
      null,
    ].map((type) => ({ method: 'POST', type, body: 'a=b' })),
    ...[multipart, 'text/plain', null].map((type) => ({ method: 'POST', type, body: parts })),
    ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) => [
      { method, type: urlencoded, body: 'a=b' },
      { method, type: multipart, body: parts },
    ]),
  ];
  const look = async (path: string, { method, type, body }: (typeof tries)[number]) => {
    const response = await fetch(siteUrl + path, {
      method,
      redirect: 'manual',
      headers: { Origin: siteUrl, Cookie: cookie, ...(type && { 'Content-Type': type }) },
      body: type ? body : new Blob([body]),
    });
    const what = `${method} ${path} ${type}`;
    if (!response.headers.get('content-type')?.includes('html')) return;
    // Only the account area has forms without scripts, besides the demo form, which posts to /demo.
    if (response.ok) expect.soft(path, what).toMatch(/^\/auth/);
    expect.soft(response.headers.get('content-security-policy'), what).toMatch(/^default-src 'none'/);
    expect.soft(response.headers.get('cache-control'), what).toMatch(/no-store|s-maxage/);
  };
  for (const path of paths) await Promise.all(tries.map((each) => look(path, each)));
});

test('AT-56: The site rejects a form that none of its pages has before it renders a page', async () => {
  for (const path of ['/privacy', '/no-such-page', '/press-release/no-such-release', '/auth', dashboard]) {
    const response = await post(new URLSearchParams({ a: 'b' }), { path });
    expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    expect((await response.text()).length).toBeLessThan(100);
  }
  for (const path of ['/privacy', '/demo', '/no-such-page'])
    expect((await pressWithoutScripts('signOut', { path })).status, path).toBe(405);
});

/** Returns the demo form as a browser posts it. */
async function demoForm(): Promise<FormData> {
  const page = await (await get('/demo')).text();
  const [, form = ''] = /<form id="demo-page"(.*?)<\/form>/s.exec(page) ?? [];
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  const [, button = ''] = /<button[^>]* name="(\$ACTION_REF_\w+)"/.exec(form) ?? [];
  const typed = { email: '', phone: '', purpose: '', name: 'Mallory Canary' };
  const fields: Record<string, string> = { ...typed, [button]: 'send' };
  for (const [, name = '', value = ''] of hidden) fields[name] = value.replaceAll('&quot;', '"');
  return buildForm(fields);
}

test('AT-56: The response to the demo form has its own policy, is not cached, and leaves the built page alone', async () => {
  const before = await (await get('/demo')).text();
  const response = await post(await demoForm(), { path: '/demo' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Mallory Canary');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w+/=]+' 'strict-dynamic' 'sha256-/);
  for (const { key, value } of securityHeaders) expect(response.headers.get(key), key).toBe(value);
  const after = await get('/demo');
  expect(await after.text()).toBe(before);
  expect(after.headers.get('content-security-policy')).not.toContain('nonce');
});

test('AT-56: The demo form is accepted from this site only, complete, once, within its size and at its page', async () => {
  const changed = async (change: (form: FormData) => void, call: Parameters<typeof post>[1] = {}) => {
    const form = await demoForm();
    change(form);
    return post(form, { path: '/demo', ...call });
  };
  const same = () => undefined;
  expect((await changed(same, { origin: null })).status).toBe(403);
  expect((await changed(same, { origin: 'https://evil.example' })).status).toBe(403);
  const hidden = (site: string) => changed(same, { origin: 'null', headers: { 'Sec-Fetch-Site': site } });
  expect((await hidden('cross-site')).status).toBe(403);
  expect((await hidden('same-origin')).status).toBe(200);
  expect((await changed(same, { path: '/privacy' })).status).toBe(405);
  expect((await changed((form) => form.delete('purpose'))).status).toBe(405);
  expect((await changed((form) => form.append('name', 'Another'))).status).toBe(405);
  expect((await changed((form) => form.set('role', 'staff'))).status).toBe(405);
  const reference = [...(await demoForm()).keys()].find((key) => key.startsWith('$ACTION_REF_')) ?? '';
  expect((await changed((form) => form.delete(reference))).status).toBe(405);
  expect((await changed((form) => form.set(`${reference}1`, ''))).status).toBe(405);
  expect((await changed((form) => form.set('purpose', 'x'.repeat(40_000)))).status).toBe(413);
  const { host } = new URL(siteUrl);
  const streamed = await exchange(
    `POST /demo HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${siteUrl}\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\n--x\r\n\r\n0\r\n\r\n`,
  );
  expect(streamed).toMatch(/^HTTP\/1\.1 411/);
});
