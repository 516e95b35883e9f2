import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { proxyRefusals } from '../../content/messages/errors.ts';
import { copyPreviousStatic, writeNginx } from '../../scripts/deploy/files.ts';
import { securityHeaders } from '../../lib/security/headers.ts';
import { findFreePort } from '../../scripts/process/ports.ts';
import { waitForExit, waitUntilReady } from '../../scripts/process/child-process.ts';
import { waitUntilPassed } from '../support/wait-until-passed.ts';

// nginx with the container's template, before a site that returns the headers it received.
const folder = mkdtempSync(join(tmpdir(), 'web-'));
const log = join(folder, 'access.log');
const site = createServer({ maxHeaderSize: 65_536 }, ({ headers }, reply) =>
  reply.setHeader('Set-Cookie', 'session='.padEnd(8_000, 'x')).end(JSON.stringify(headers)),
);
// Docker's name server answers with the address of the site's container.
const names = createSocket('udp4', (query, asker) => {
  const header = Buffer.from(query.subarray(0, 12));
  // It is a response, with one address.
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 6);
  const address = Buffer.from([
    0xc0,
    12,
    0,
    1,
    0,
    1,
    0,
    0,
    0,
    1,
    0,
    4,
    ...siteAddress.split('.').map(Number),
  ]);
  names.send(Buffer.concat([header, query.subarray(12), address]), asker.port, asker.address);
});
let siteAddress = '127.0.0.1';
let port = 0;
let inner = 0;
let stop = async () => {};

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

before(async () => {
  inner = await findFreePort();
  await once(names.bind(0, '127.0.0.1'), 'listening');
  port = await findFreePort();
  write('previous/chunks/a.js', 'former a');
  write('previous/chunks/b.js', 'former b');
  write('dist/static/chunks/a.js', 'new a');
  write('dist/server/app/share/home.png.body', 'picture');
  copyPreviousStatic(join(folder, 'previous'), join(folder, 'dist'));
  writeNginx(join(folder, 'dist'), 'https://www.company.example');
  let config = readFileSync(join(folder, 'dist/nginx/nginx.conf'), 'utf8');
  for (const [from, to] of [
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['site:3000', `site:${inner}`],
    ['127.0.0.11 valid=5s', `127.0.0.1:${names.address().port} valid=1s`],
    ['/srv/site', join(folder, 'dist/nginx/files')],
    ['/dev/stdout', log],
    ['/tmp/nginx', join(folder, 'nginx')],
    ['set_real_ip_from 172.16.0.0/12', 'set_real_ip_from 127.0.0.9'],
  ] as const) {
    assert.ok(config.includes(from), from);
    config = config.replaceAll(from, to);
  }
  // Workers of root's nginx run as another user, who could not read the files.
  write('nginx.conf', process.getuid?.() === 0 ? `user root;\n${config}` : config);
  await once(site.listen(inner, '127.0.0.1'), 'listening');
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
  const ended = waitForExit(nginx);
  stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  await waitUntilReady(`http://127.0.0.1:${port}/`, ended);
});
after(async () => {
  await stop();
  site.close();
  names.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks nginx from an address of the loopback network, without changing headers. */
async function ask(path: string, from = '127.0.0.1', method = 'GET', headers: Record<string, string> = {}) {
  const sent = request({ host: '127.0.0.1', port, path, method, localAddress: from, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, headers: response.headers, body };
}

test('AT-42: Static files have caching and every header, also those of the previous release', async () => {
  const file = await ask('/_next/static/chunks/a.js');
  assert.equal(file.body, 'new a');
  assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable');
  for (const { key, value } of securityHeaders) assert.equal(file.headers[key.toLowerCase()], value);
  assert.equal((await ask('/_next/static/chunks/b.js')).body, 'former b');
  assert.equal((await ask('/share/home.png')).headers['cross-origin-resource-policy'], 'cross-origin');
  const { status, headers } = await ask('/_next/static/chunks/c.js');
  assert.deepEqual([status, headers['cache-control']], [404, undefined]);
});

test('AT-26, AT-36: The site learns its own host, and the address of the connection or a trusted proxy', async () => {
  const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Real-IP': '198.51.100.66' };
  const headers = { ...forged, 'X-Forwarded-For': '198.51.100.66, 203.0.113.7' };
  const addresses = { '127.0.0.4': '127.0.0.4', '127.0.0.9': '203.0.113.7' };
  for (const [from, address] of Object.entries(addresses)) {
    const forwarded = JSON.parse((await ask('/auth', from, 'GET', headers)).body) as Record<string, string>;
    const host = 'www.company.example';
    const hosts = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
    assert.deepEqual(forwarded, { ...forwarded, ...hosts, 'x-real-ip': address, 'x-forwarded-for': address });
  }
});

test('AT-52: A flood of forms is rejected for its sender alone, and reading goes on', async () => {
  const began = Date.now();
  const responses = await Promise.all(Array.from({ length: 120 }, () => ask('/auth', '127.0.0.2', 'POST')));
  const passedByTime = Math.ceil((Date.now() - began) / 2000);
  const rejected = responses.filter(({ status }) => status === 429);
  // One passes every other second.
  assert.ok(rejected.length >= 59 - passedByTime && rejected.length <= 60, String(rejected.length));
  assert.equal(rejected[0]?.headers['retry-after'], '10');
  assert.match(String(rejected[0].headers['content-security-policy']), /^default-src 'none'/);
  assert.ok(rejected[0].body.includes(proxyRefusals[429].title));
  assert.equal((await ask('/auth', '127.0.0.2')).status, 200);
  assert.equal((await ask('/auth', '127.0.0.3', 'POST')).status, 200);
});

test('Many cookies reach the site, and a page says what to do about too many', async () => {
  const askWith = (length: number) => ask('/auth', '127.0.0.6', 'GET', { Cookie: 'a='.padEnd(length, 'x') });
  assert.equal((await askWith(40_000)).status, 200);
  const { status, body } = await askWith(70_000);
  assert.equal(status, 431);
  assert.ok(body.includes(proxyRefusals[431].title));
});

test('The proxy nginx follows the site to the address of its new container', async () => {
  const moved = createServer((_, reply) => reply.end('moved')).listen(inner, '127.0.0.8');
  await once(moved, 'listening');
  siteAddress = '127.0.0.8';
  try {
    await waitUntilPassed(async () => assert.equal((await ask('/auth')).body, 'moved'));
  } finally {
    siteAddress = '127.0.0.1';
    moved.close();
    moved.closeAllConnections();
  }
  await waitUntilPassed(async () => assert.equal((await ask('/auth')).status, 200));
});

test('AT-59: The log has a line for each request, without its query and its address', async () => {
  await ask('/privacy?email=jane@x.example', '127.0.0.5', 'GET', { Referer: 'https://canary.example' });
  site.close();
  site.closeAllConnections();
  const down = await ask('/auth?token=canary', '127.0.0.5');
  assert.ok(down.status === 503 && down.body.includes(proxyRefusals[503].title));
  const text = readFileSync(log, 'utf8');
  assert.doesNotMatch(text, /jane|canary|127\.0\.0\.5/);
  assert.match(text, /"path":"\/privacy","status":200,/);
  assert.match(text, /"method":"GET","path":"\/auth","status":503,"siteStatus":"502"/);
  for (const line of text.trim().split('\n')) JSON.parse(line);
});
