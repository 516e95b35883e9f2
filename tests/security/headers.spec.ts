import { test as plainTest } from '@playwright/test';
import { createServer, request as httpRequest } from 'node:http';
import { findFreePort } from '../../scripts/process/ports';
import {
  dashboard,
  exchange,
  expect,
  createAddress,
  getUnchanged,
  waitForCode,
  findMails,
  sendForm,
  siteUrl,
  test,
  splitWords,
} from './support';

const { host } = new URL(siteUrl);

test('AT-26: A spoofed host changes nothing that is served, cached, redirected or mailed', async () => {
  const asked = (path: string, headers: Record<string, string>) =>
    new Promise<{ location: string; body: string }>((resolve, reject) => {
      httpRequest(siteUrl + path, { headers }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ location: response.headers.location ?? '', body }));
      })
        .on('error', reject)
        .end();
    });
  const others = { 'X-Forwarded-Proto': 'gopher', Forwarded: 'host=evil.example' };
  const spoofs = { 'X-Forwarded-Host': 'evil.example', ...others };
  for (const path of splitWords(`/privacy /sitemap.xml /robots.txt /auth ${dashboard} /Privacy`))
    for (const headers of [{ Host: 'evil.example' }, { ...spoofs }]) {
      const { location, body } = await asked(path, headers);
      expect(body + location, path).not.toContain('evil.example');
      if (location) expect(new URL(location, siteUrl).origin, path).toBe(siteUrl);
    }
  expect((await asked('/privacy', {})).body).toContain(`rel="canonical" href="${siteUrl}/privacy"`);

  const email = createAddress();
  const fields = { email, password: 'a-long-enough-password' };
  // Proxies rewrite hosts, so a form is judged by its origin alone.
  expect((await sendForm('sign-up', fields, { headers: spoofs })).status).toBe(200);
  expect(await waitForCode(email)).not.toBe('');
  for (const { HTML } of await findMails(email)) expect(HTML).not.toContain('evil.example');
});

test('AT-28: Upgrades, tunnels, traces and two lengths at once reach nothing', async () => {
  const status = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0);
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n`;
  const [upgraded = '', tunnel = '', trace = '', smuggled = ''] = await Promise.all(
    [
      `GET http://169.254.169.254/latest HTTP/1.1\r\nHost: ${host}\r\n${upgrade}\r\n`,
      `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n`,
      `TRACE / HTTP/1.1\r\nHost: ${host}\r\nCookie: canary=1\r\n\r\n`,
      `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /privacy HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    ].map((bytes) => exchange(bytes)),
  );
  expect([0, 400, 404, 426]).toContain(status(upgraded));
  expect([0, 400, 404, 405]).toContain(status(tunnel));
  expect([0, 400, 405]).toContain(status(trace));
  expect(trace).not.toContain('canary');
  expect(status(smuggled)).toBe(400);
  expect(smuggled.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
});

test('AT-65: A request for an absolute address reaches this site only', async () => {
  for (const target of splitWords(`
    http://evil.example/privacy http://evil.example/Privacy HTTP://evil.example/auth http:///evil.example/privacy
    https://evil.example:8443/dashboard-list-form-data http://evil.example http://evil.example?x
    http://${host}@evil.example/privacy javascript:alert(1) //evil.example/privacy *
  `)) {
    const response = await getUnchanged(target);
    const [head = ''] = response.split('\r\n\r\n');
    expect(head, target).toMatch(/^HTTP\/1\.1 [234]/);
    const location = /^location: (.*)$/im.exec(head)?.[1]?.trim();
    if (location) expect(new URL(location, siteUrl).origin, target).toBe(siteUrl);
    expect(response, target).not.toMatch(/href="(https?:)?\/\/evil\.example/);
  }
  expect(await getUnchanged('http://evil.example/privacy')).toContain(
    `rel="canonical" href="${siteUrl}/privacy"`,
  );
});

// The plain test does not watch the console, because the browser reports the blocked frame.
plainTest(
  'AT-41: Another site can neither frame a page nor keep a reference to its window',
  async ({ page }) => {
    const attacker = createServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end(`<iframe src="${siteUrl}/auth"></iframe>`),
    );
    const port = await findFreePort();
    await new Promise<void>((ready) => attacker.listen(port, '127.0.0.1', ready));
    try {
      await page.goto(`http://127.0.0.1:${port}/`);
      await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate((url) => void window.open(url), `${siteUrl}/auth`),
      ]);
      await opened.waitForLoadState();
      expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    } finally {
      attacker.close();
    }
  },
);
