import { pages } from '@/lib/content/pages';
import { securityHeaders, shareHeaders } from '@/lib/security/headers';
import { recordPath } from '../support/chosen';
import { actionId, createAccount, dashboard, expect, post, sessionOf, siteUrl, test } from './support';

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
  for (const path of ['/about', recordPath, '/auth']) {
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

test('AT-56: no HTML without its policy, whatever the method, the type and the body', async () => {
  const { cookie } = await sessionOf(await createAccount());
  const paths = [
    ...[
      '/',
      '/about',
      '/demo',
      '/blogs',
      '/no-such-page',
      '/blogs/no-such-article',
      '/case-studies/no-such-case',
    ],
    ...['/press-release/no-such-release', '/press-release/coming-soon', '/products/no-such-product'],
    ...[
      '/auth',
      '/auth/reset',
      '/auth/continue',
      '/auth/confirm',
      dashboard,
      `${dashboard}/export`,
      `${dashboard}/new`,
    ],
    ...['/_not-found', '/_next/data/x/about.json', '/favicon.ico', '/llms.txt', '/share/home.png', '/%ff'],
  ];
  const types: (string | null)[] = [
    'application/x-www-form-urlencoded',
    'Application/X-WWW-Form-Urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/mixed; boundary=x',
    'text/plain',
    'application/json',
    null,
  ];
  const bodies = ['a=b', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'];
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const tries = paths.flatMap((path) =>
    types.flatMap((type) =>
      methods.flatMap((method) =>
        bodies.slice(0, method === 'POST' ? 2 : 1).map((body) => ({ path, type, method, body })),
      ),
    ),
  );
  const look = async ({ path, type, method, body }: (typeof tries)[number]) => {
    const headers: Record<string, string> = { Origin: siteUrl, Cookie: cookie };
    if (type) headers['Content-Type'] = type;
    const answer = await fetch(siteUrl + path, {
      method,
      redirect: 'manual',
      headers,
      body: type ? body : new Blob([body]),
    });
    const what = `${method} ${path} ${type}`;
    const html = answer.headers.get('content-type')?.includes('html') ?? false;
    // Only the account area has forms that are sent without scripts, and each page the one that is posted to /demo.
    if (answer.ok && html) expect.soft(path, what).toMatch(/^\/auth/);
    if (!html) return;
    expect.soft(answer.headers.get('content-security-policy'), what).toMatch(/^default-src 'none'/);
    expect.soft(answer.headers.get('cache-control'), what).toMatch(/no-store|s-maxage/);
  };
  // A page's worth at a time.
  for (const path of paths) await Promise.all(tries.filter((each) => each.path === path).map(look));
});

test('AT-56: a form that no page of this site has is refused before a page is made for it', async () => {
  for (const path of ['/about', '/no-such-page', '/press-release/no-such-release', '/auth', dashboard]) {
    const answer = await post(new URLSearchParams({ a: 'b' }), { path });
    expect([answer.status, answer.headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    expect((await answer.text()).length).toBeLessThan(100);
  }
  for (const path of ['/about', '/demo', '/no-such-page']) {
    const form = new FormData();
    form.set(`$ACTION_ID_${actionId('signOut')}`, '');
    expect((await post(form, { path })).status, path).toBe(405);
  }
});

/** The demo form, as the browser would post it. */
async function demoForm(): Promise<FormData> {
  const page = await (await get('/demo')).text();
  const form = new FormData();
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  ))
    form.set(name, value.replaceAll('&quot;', '"'));
  for (const name of ['email', 'phone', 'purpose']) form.set(name, '');
  form.set('name', 'Mallory Canary');
  return form;
}

test('AT-56: the page that answers the demo form has a policy of its own, is kept by nobody, and stays as it was built', async () => {
  const before = await (await get('/demo')).text();
  const answer = await post(await demoForm(), { path: '/demo' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Mallory Canary');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w+/=]+' 'strict-dynamic' 'sha256-/);
  for (const { key, value } of securityHeaders) expect(answer.headers.get(key), key).toBe(value);
  const after = await get('/demo');
  expect(await after.text()).toBe(before);
  expect(after.headers.get('content-security-policy')).not.toContain('nonce');
});

test('AT-56: the demo form is taken from this site, in full, once, in its size and at its page only', async () => {
  const changed = async (change: (form: FormData) => void, call: Parameters<typeof post>[1] = {}) => {
    const form = await demoForm();
    change(form);
    return post(form, { path: '/demo', ...call });
  };
  const same = () => undefined;
  expect((await changed(same, { origin: null })).status).toBe(403);
  expect((await changed(same, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await changed(same, { path: '/about' })).status).toBe(405);
  expect((await changed((form) => form.delete('purpose'))).status).toBe(405);
  expect((await changed((form) => form.append('name', 'Another'))).status).toBe(405);
  expect((await changed((form) => form.set('role', 'staff'))).status).toBe(405);
  expect((await changed((form) => form.delete('$ACTION_REF_1'))).status).toBe(405);
  expect((await changed((form) => form.set('$ACTION_REF_2', ''))).status).toBe(405);
  expect((await changed((form) => form.set('purpose', 'x'.repeat(40_000)))).status).toBe(413);
  const endless = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('--x\r\n'));
      controller.close();
    },
  });
  const streamed = await fetch(`${siteUrl}/demo`, {
    method: 'POST',
    headers: { Origin: siteUrl, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(411);
});
