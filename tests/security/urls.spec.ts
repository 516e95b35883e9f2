import { dashboardMessages, listMessages } from '@/content/messages/dashboard';
import { recordPath, recordPaths } from '../support/sample-records';
import {
  dashboard,
  expect,
  get,
  getUnchanged,
  buildNumberPattern,
  readResult,
  sendForm,
  test,
  watchRun,
  splitWords,
} from './support';

test('AT-19: No part of an address runs as a script', async ({ page }) => {
  const ran = await watchRun(page);
  for (const payload of ['<script>__run()</script>', '"><img src=x onerror=__run()>', 'javascript:__run()']) {
    const value = encodeURIComponent(payload);
    for (const path of [
      `/auth?next=${value}&error_description=${value}&notice=${value}&tab=${value}`,
      `/auth/reset?notice=${value}#error_description=${value}`,
      `/blogs?q=${value}&utm_source=${value}`,
      `/?utm_campaign=${value}#${value}`,
    ]) {
      const response = await page.goto(path);
      const markup = payload.startsWith('<') ? payload : 'onerror=__run()>';
      expect(await response?.text(), path).not.toContain(markup);
    }
  }
  expect(ran).toEqual([]);
});

test('AT-19: No page repeats an unknown slug', async () => {
  for (const family of ['/blogs', '/case-studies', '/press-release', '/products', '']) {
    const response = await get(`${family}/${encodeURIComponent('"><svg onload=__run()>')}`);
    expect([404, 307]).toContain(response.status);
    expect(await response.text()).not.toContain('<svg onload=__run()>');
  }
});

test('AT-20: Internal headers of Next change no response', async () => {
  const plain = await get(dashboard);
  const signature = (response: Response) => [response.status, response.headers.get('location')];
  const names = ['middleware', 'src/middleware', 'pages/_middleware', 'proxy', 'src/proxy'];
  const inside: Record<string, string>[] = [
    ...names.flatMap((name) => [
      { 'x-middleware-subrequest': name },
      { 'x-middleware-subrequest': Array(5).fill(name).join(':') },
    ]),
    { 'x-middleware-next': '1' },
    { 'x-middleware-rewrite': dashboard },
    { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'session=1' },
    { 'x-middleware-set-cookie': 'session=1' },
    { 'x-invoke-path': dashboard, 'x-invoke-status': '200' },
    { 'x-matched-path': '/privacy' },
    { 'x-original-url': '/privacy', 'x-rewrite-url': '/privacy' },
    { 'x-nextjs-rewritten-path': '/privacy' },
    { 'x-now-route-matches': '1=privacy' },
  ];
  for (const headers of inside) {
    const response = await get(dashboard, headers);
    expect(signature(response), JSON.stringify(headers)).toEqual(signature(plain));
  }
  const data = await get(dashboard, { 'x-nextjs-data': '1' });
  expect(await data.text()).not.toMatch(new RegExp(buildNumberPattern(listMessages.total)));
  expect([200, 307]).toContain(data.status);
});

test('AT-22: Injected parameters and odd spellings reach no other page', async () => {
  const known = await (await get(recordPath)).text();
  const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  const other = recordPaths.at(-1)?.split('/').at(-1) ?? '';
  const injected = await get(`${recordPath}?nxtPmodule=${other}&nxtPslug=${other}&nextInternalLocale=de`);
  expect(heading(await injected.text())).toBe(heading(known));
  for (const path of splitWords(String.raw`
    ${recordPath}%2f..%2f..%2fdashboard-list-form-data /products/..%2fdashboard-list-form-data
    /products/%252e%252e%252fauth /%2e%2e/%2e%2e/etc/passwd /case-studies/..%5c..%5cauth ${recordPath}%00
    /products/[module] /products/%5Bmodule%5D /(account)/dashboard-list-form-data //dashboard-list-form-data
    /./dashboard-list-form-data /dashboard-list-form%2Ddata /%64ashboard-list-form-data
    /DASHBOARD-LIST-FORM-DATA /dashboard-list-form-data%2f /dashboard-list-form-data;x /%2fevil.example. /%5cevil.example)
    /%2f%5c%2fevil.example%20 /products/%2e%2e/%2fevil.example,
  `)) {
    const response = await getUnchanged(path);
    expect(response, path).toMatch(/^HTTP\/1\.1 (404|400|30[78])/);
    expect(response, path).not.toContain(dashboardMessages.title);
    expect(response, path).not.toMatch(/^location: (?!\/[^/\\])/im);
  }
});

test('AT-27: The site has no image optimizer that could be sent elsewhere', async () => {
  for (const url of splitWords(`
    http://169.254.169.254/latest/meta-data http://localhost:22 http://127.0.0.1:1/a.png //169.254.169.254/a
    /favicon.ico /_next/image?url=/favicon.ico file:///etc/passwd
  `))
    for (const width of ['64', '99999999', '-1']) {
      const response = await get(`/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`);
      expect([400, 404], `${url} ${width}`).toContain(response.status);
    }
});

test('AT-30: Sign-in leads to a path of this site, whatever the address asks for', async ({ account }) => {
  for (const next of ['//evil.example', '/\\evil.example', '/\t/evil.example', '/auth?next=//evil.example']) {
    const result = await readResult(await sendForm('sign-in', { ...account, next }));
    expect(result, next).toMatchObject({ status: 'signed-in', next: '/' });
  }
});

test('AT-44: No file of the project, source map or folder listing is served', async () => {
  const home = await (await get('/')).text();
  const scripts = [...new Set(home.match(/\/_next\/static\/[^"\\\s]+\.(?:js|css)/g))];
  expect(scripts.length).toBeGreaterThan(3);
  const files = splitWords(`
    /.git/config /.git/HEAD /.env /.env.local /.env.production /.next/BUILD_ID /package.json /next.config.ts
    /supabase/config.toml /api /api/ /_next/ /_next/static/ /_next/../package.json /.well-known/ /debug
    /_next/static/..%2f..%2fBUILD_ID /_next/static/../server/middleware-manifest.json /.DS_Store /backup.zip
    /server-reference-manifest.json /_next/server/app/index.html
  `);
  for (const path of [...files, ...scripts.map((script) => `${script}.map`)])
    expect(await getUnchanged(path), path).toMatch(/^HTTP\/1\.1 (404|400|308)/);
});
