import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { proxyRefusals } from '../content/words/refusals.ts';
import { staticAnswers } from '../deploy/files.ts';
import { freePort } from '../supabase/local/ports.ts';
import { startSite } from '../local/site.ts';
import { check, finish } from './support/checks.ts';
import { checkAttacks, checkBefore, checkSilence } from './nginx-attacks.ts';
import { hasBrotli, hasNginx, startNginx, writeNginxHere } from './support/nginx.ts';

/**
 * nginx before the site, as in the container: to every request it must answer what the site alone would. Compares the
 * two, address by address.
 */
if (!hasNginx()) {
  console.log('Skipped: nginx is not installed (Debian: nginx, libnginx-mod-http-brotli-static).');
  finish();
}

const dist = process.env['NEXT_DIST_DIR'] ?? '.next-test';
const data = 'supabase/.temp/nginx';
const sitePort = Number(process.env['TEST_PORT'] ?? 3210);
const host = `localhost:${sitePort}`;
const nginxPort = await freePort();

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks under the site's own name, with the path as it is written. */
function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: 'localhost',
        family: port === nginxPort ? 4 : 0,
        port,
        path,
        method,
        headers: { Host: host, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    call.on('error', reject).end(body);
  });
}

/** What differs between two servers that say the same: connection, moment, and tags of each one's own making. */
const OWN = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'server', 'accept-ranges'],
  ...['etag', 'last-modified', 'vary'],
]);

/** Headers that mean the same to everybody, and a nonce that is new each time. */
const comparable = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries<string>(
    Object.entries(headers)
      .filter(([name]) => !OWN.has(name) && !name.startsWith('x-nextjs-'))
      .map(([name, value]): [string, string] => [
        name,
        String(value)
          .toLowerCase()
          .replaceAll(/nonce(-|=")[^'"]+/g, 'nonce'),
      ])
      .toSorted(),
  );

const varies = ({ headers }: Answer) =>
  new Set((headers.vary ?? '').toLowerCase().split(/,\s*/).filter(Boolean));

async function same(path: string, asked: Asked = {}, { bodies = true } = {}): Promise<Answer> {
  const [plain, fronted] = await Promise.all([ask(sitePort, path, asked), ask(nginxPort, path, asked)]);
  const label = `${asked.method ?? 'GET'} ${path} ${JSON.stringify(asked.headers ?? {})}`;
  assert.equal(fronted.status, plain.status, label);
  assert.deepEqual(comparable(fronted.headers), comparable(plain.headers), label);
  // A file too small to be compressed does not vary by that.
  const kept = varies(fronted).add('accept-encoding');
  assert.deepEqual(
    [...varies(plain)].filter((name) => !kept.has(name)),
    [],
    `${label}: Vary`,
  );
  if (bodies) assert.ok(fronted.body.equals(plain.body), `${label}: another body`);
  return fronted;
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

const site = await startSite({
  port: sitePort,
  siteUrl: `http://${host}`,
  backendPort: await freePort(),
  mailboxPort: await freePort(),
  data,
  distDir: dist,
  sampleAccount: false,
});
let siteRuns = true;
/** Once: a test does without the site. */
async function stopSite(): Promise<void> {
  if (siteRuns) await site.stop();
  siteRuns = false;
}
const nginx = await startNginx(
  writeNginxHere(dist, nginxPort, sitePort),
  `http://127.0.0.1:${nginxPort}/robots.txt`,
);
const target = { port: nginxPort, host, dist, nginx };
const answers = staticAnswers(dist);
const pages = answers.filter(({ type }) => type.startsWith('text/html'));
/** The page of a record. */
const deepest = pages.map(({ path }) => path).find((path) => path.split('/').length === 3) ?? '/about';

try {
  await check('every address that never changes: status, headers and body', async () => {
    assert.ok(pages.length > 10 && answers.length > pages.length);
    const wrong: string[] = [];
    for (const { path } of answers) await same(path).catch((cause: unknown) => wrong.push(String(cause)));
    assert.equal(wrong.slice(0, 5).join('\n'), '');
    for (const { path } of pages) await same(`${path}?utm_source=x&a=%2F`);
    await same('/about', { method: 'HEAD' });
  });

  await check('every page: policy and security headers', async () => {
    for (const { path } of pages) {
      const { headers } = await ask(nginxPort, path);
      assert.match(
        String(headers['content-security-policy']),
        /^default-src 'none'; script-src [^;]*'sha256-/,
        path,
      );
      assert.match(String(headers['strict-transport-security']), /max-age=63072000/, path);
      assert.ok(headers.etag && headers['last-modified'], path);
    }
  });

  await check('compressed answers hold the same bytes, and say so', async () => {
    const texts = answers.filter(
      ({ type, file }) => /^text|json|xml|script|svg/.test(type) && readFileSync(file).length > 256,
    );
    assert.ok(texts.length > pages.length);
    for (const { path, file } of texts) {
      const body = readFileSync(file);
      const tags = new Set<string>();
      for (const [accepted, expected] of [
        ['br, gzip, deflate', hasBrotli() ? 'br' : 'gzip'],
        ['gzip', 'gzip'],
        ['identity', undefined],
      ]) {
        const answer = await ask(nginxPort, path, { headers: { 'Accept-Encoding': accepted ?? '' } });
        assert.equal(answer.headers['content-encoding'], expected, path);
        assert.ok(varies(answer).has('accept-encoding'), `${path}: Vary`);
        assert.ok(
          (decoders[expected ?? '']?.(answer.body) ?? answer.body).equals(body),
          `${path} ${expected}`,
        );
        assert.ok(!expected || answer.body.length < body.length, path);
        tags.add(answer.headers.etag ?? '');
      }
      assert.equal(tags.size, hasBrotli() ? 3 : 2, `${path}: each form has a tag of its own`);
    }
  });

  await check('a page that the browser has is not sent again', async () => {
    const first = await ask(nginxPort, '/about', { headers: { 'Accept-Encoding': 'gzip' } });
    const again = await ask(nginxPort, '/about', {
      headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': first.headers.etag ?? '' },
    });
    assert.equal(again.status, 304);
    assert.equal(again.headers['content-security-policy'], first.headers['content-security-policy']);
  });

  await check('redirects, unknown addresses, odd spellings', async () => {
    for (const path of [
      ...['/About', '/about/', '/index', '/blogs/no-such-article', '/dashboard-list-form-data'],
      ...['/no-such-page', '/case-studies/no-such-case', '/_next/static/no-such-file.js', '/favicon.icon'],
      ...['/%61bout', '/%ff', '/about%2F', '/about%2fus', '/about?a=1|/about', '/ABOUT', '/about.html'],
      ...[
        '/_not-found',
        '/_global-error',
        '/about.rsc',
        '/index.html',
        '/.git/config',
        '/0',
        '/unavailable.html',
      ],
    ])
      await same(path);
    // Each has its own way with these; neither may show a page under a name that is not its own.
    for (const path of ['//about', '/./about', '/products/../about', '/_next/static/../../about']) {
      const { status, body } = await ask(nginxPort, path);
      const plain = await ask(sitePort, path);
      assert.ok(status === plain.status || status >= 300, `${path}: ${status}, alone ${plain.status}`);
      assert.ok(status !== 200 || body.equals(plain.body), path);
    }
  });

  await check('pages made for a request', async () => {
    for (const path of ['/auth', '/auth?tab=sign-up', '/auth/reset', '/auth/confirm?type=signup'])
      await same(path, {}, { bodies: false });
  });

  await check('AT-29: data is never given for a page nor a page for data', async () => {
    const wishes = [
      { RSC: '1' },
      { RSC: '1', 'Next-Router-Prefetch': '1' },
      { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
      { 'Next-Router-Prefetch': '1' },
      { 'Next-Url': '/about' },
      { RSC: '0' },
    ];
    for (const path of ['/about', deepest, '/'])
      for (const query of ['', '?_rsc=abc12', '?_rsc'])
        for (const headers of wishes) {
          await same(path + query, { headers });
          const page = await ask(nginxPort, path + query);
          assert.ok(page.body.toString().startsWith('<!DOCTYPE html>'), path + query);
          assert.ok(varies(page).has('rsc'), `${path}: Vary`);
        }
  });

  await check('actions: their own answers, and refusals', async () => {
    const manifest = readFileSync(join(dist, 'server/server-reference-manifest.json'), 'utf8');
    const { node } = JSON.parse(manifest) as { node: Record<string, { exportedName: string }> };
    const id = Object.entries(node).find(([, { exportedName }]) => exportedName === 'requestDemo')?.[0] ?? '';
    const post = (headers: Record<string, string>, body = '[{}]'): Asked => ({
      method: 'POST',
      body,
      headers: { 'Next-Action': id, 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    });
    const origin = { Origin: `http://${host}` };
    for (const path of ['/', '/about', '/no-such-page']) {
      const answer = await same(path, post(origin), { bodies: false });
      assert.equal(answer.headers['content-type'], 'text/x-component');
      assert.equal((await same(path, post({ Origin: 'https://evil.example' }))).status, 403);
      assert.equal((await same(path, post({}))).status, 403);
      assert.equal(
        (await same(path, post({ ...origin, 'X-Forwarded-Host': 'evil.example' }, 'x'.repeat(40_000))))
          .status,
        413,
      );
    }
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      await same('/about', { method }, { bodies: false });
  });

  await check("nginx's own refusals carry the security headers", async () => {
    const headers = { Cookie: `a=${'x'.repeat(40_000)}` };
    for (const asked of [{ method: 'TRACE' }, { headers }, { method: 'POST', body: 'x'.repeat(300_000) }]) {
      const answer = await ask(nginxPort, '/', asked);
      assert.ok([400, 405, 413].includes(answer.status), String(answer.status));
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      assert.match(String(answer.headers['content-security-policy']), /^default-src 'none'/);
    }
  });

  await checkAttacks(target);
  await checkBefore(target);
  await checkSilence(target, 'while the site runs');

  await check(
    'without the site every page is still there, and the rest says that it will be back',
    async () => {
      await stopSite();
      for (const { path, file } of pages) {
        const { status, body } = await ask(nginxPort, path);
        assert.ok(status === 200 && body.equals(readFileSync(file)), path);
      }
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, headers, body } = await ask(nginxPort, '/auth', { method });
        assert.equal(status, 503, method);
        assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
        assert.equal(headers['retry-after'], '5');
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(headers['content-type'], 'text/html; charset=utf-8');
        assert.equal(body.includes(`<h1>${proxyRefusals.unavailable.title}</h1>`), method !== 'HEAD');
      }
    },
  );
  await checkSilence(target, 'while it does not');
} finally {
  await nginx.stop();
  await stopSite();
  rmSync(data, { recursive: true, force: true });
}
finish();
