import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { after, before, test } from 'node:test';
import { proxyRefusals } from '../../../content/words/refusals.ts';
import { staticAnswers } from '../../../deploy/files.ts';
import { nginxConfig, type NginxSettings } from '../../../deploy/nginx-config.ts';
import { writeNginx } from '../../../deploy/nginx.ts';
import { securityHeaders } from '../../../lib/security/headers.ts';
import { type RunningSite, startSite } from '../../../local/site.ts';
import { freePort } from '../../../supabase/local/ports.ts';
import { exitCode } from '../../../supabase/local/run.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { type RunningNginx, settingsHere, speak, startNginx } from './server.ts';

// nginx before the site, as the container has it: visitors reach the site by its address alone.
const dist = process.env['NEXT_DIST_DIR'] ?? '.next-test';
const data = 'supabase/.temp/nginx';
const port = Number(process.env['TEST_PORT'] ?? 3210);
const host = `localhost:${port}`;
const config = `${dist}/nginx/nginx.conf`;
const receiver = await startWebhookReceiver();
let site: RunningSite;
let nginx: RunningNginx;

/** Sends bytes as they are, and listens until nginx closes the connection. */
const converse = (to: number, bytes: string, manner: Parameters<typeof speak>[2] = {}) =>
  speak(to, bytes, manner).ended;

/** One request in the words of the protocol; the connection ends with it. */
const say = (line: string, headers: Record<string, string> = { Host: host }, body = '') =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

/** The site answers this at once, with 405: a page takes no text. */
const post = (path = '/about') =>
  say(`POST ${path}`, { Host: host, 'Content-Type': 'text/plain', 'Content-Length': '0' });

const pages = () => staticAnswers(dist).filter(({ type }) => type.startsWith('text/html'));

const times = <Result>(count: number, make: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, make));

/** Asserts a page of nginx's own: it has the headers of every page, and may say when to come back. */
function assertRefusal(answer: string, seconds?: number, title = ''): void {
  assert.match(answer, /^content-security-policy: default-src 'none'/im);
  assert.match(answer, /^x-content-type-options: nosniff/im);
  assert.match(answer, /^cache-control: no-store/im);
  if (seconds) assert.match(answer, new RegExp(`^retry-after: ${seconds}\r?$`, 'im'));
  assert.ok(answer.includes(title), answer);
}

/** Puts nginx before a server of the test, with nothing to answer by itself. */
async function withServer(
  server: Server,
  settings: Partial<NginxSettings>,
  work: (at: number, nginx: RunningNginx) => Promise<void>,
  change = (text: string) => text,
): Promise<void> {
  const [front, behind] = [await freePort(), await freePort()];
  const file = `${dist}/nginx/before-${front}.conf`;
  const here = { ...settingsHere(dist, front, behind), upstream: `127.0.0.1:${behind}` };
  writeFileSync(file, change(nginxConfig({ ...here, siteUrl: `http://${host}`, ...settings }, [])));
  server.listen(behind, '127.0.0.1');
  await once(server, 'listening');
  try {
    const own = await startNginx(file, front);
    await work(front, own).finally(own.stop);
  } finally {
    server.close();
  }
}

/** A site that answers with the headers it was sent. */
const recorder = () => createServer(({ headers }, reply) => reply.end(JSON.stringify(headers)));

async function readHeaders(at: number, bytes: string, from: string): Promise<Record<string, string>> {
  const { answer } = await converse(at, bytes, { from });
  return JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '{}') as Record<string, string>;
}

before(async () => {
  const innerPort = await freePort();
  site = await startSite({
    port: innerPort,
    siteUrl: `http://${host}`,
    backendPort: await freePort(),
    mailboxPort: await freePort(),
    data,
    distDir: dist,
    sampleAccount: true,
    notifyEveryMs: 2000,
    functionEnv: { ...receiver.functionEnv, RECEIPTS: 'on', MAIL_PER_SECOND: '1000' },
  });
  writeNginx({ dist, ...settingsHere(dist, port, innerPort) });
  nginx = await startNginx(config, port);
});
after(async () => {
  await nginx.stop();
  await site.stop();
  rmSync(data, { recursive: true, force: true });
});

test('Visitors, crawlers and attackers find the same site through nginx', async () => {
  await nginx.stop();
  // The attacks send more forms than a visitor may.
  const patient = `${dist}/nginx/patient.conf`;
  writeFileSync(patient, readFileSync(config, 'utf8').replace('burst=60 ', 'burst=9999 '));
  const relaxed = await startNginx(patient, port);
  const specs = ['e2e/story', 'e2e/crawl', 'attacks/answers', 'attacks/urls', 'attacks/headers'];
  // nginx names itself, and refuses, completes or mends what these send before the site sees it.
  const others = '--grep-invert=AT-22|AT-26|AT-42|AT-65|in full, once';
  const output = '--output=test-results/nginx';
  const run = spawn('playwright', ['test', '--project=site', '--workers=2', output, others, ...specs], {
    stdio: 'inherit',
    env: {
      ...{ ...process.env, ...site.backend.env, MAILBOX_URL: site.backend.mailboxUrl },
      WEBHOOK_RECEIVER_URL: receiver.origin,
      ...{ SITE_URL: `http://${host}`, BACKEND_DATA: data, NEXT_DIST_DIR: dist },
    },
  });
  const code = await exitCode(run);
  await relaxed.stop();
  nginx = await startNginx(config, port);
  assert.equal(code, 0);
});

test('AT-42: every page comes compressed, with its policy and the other headers, and is not sent twice', async () => {
  for (const { path, file } of pages())
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      const found = (name: string) => answer.headers.get(name) ?? '';
      assert.equal(found('content-encoding'), encoding, path);
      assert.equal(await answer.text(), readFileSync(file, 'utf8'), path);
      assert.match(found('content-security-policy'), /^default-src 'none'; script-src [^;]*'sha256-/, path);
      for (const { key, value } of securityHeaders) assert.equal(found(key), value, path);
      const known = { ...headers, 'If-None-Match': found('etag') };
      assert.equal((await fetch(`http://127.0.0.1:${port}${path}`, { headers: known })).status, 304, path);
    }
});

test('AT-52: a flood of forms is refused, its sender alone, and pages not at all', async () => {
  const flooder = { from: '127.0.0.2' };
  const statuses = (await times(60, () => converse(port, post(), flooder))).map(({ status }) => status);
  assert.deepEqual([...new Set(statuses)], [405]);
  const more = await times(60, () => converse(port, post(), flooder));
  const refused = more.filter(({ status }) => status === 429);
  // One passes every other second.
  assert.ok(refused.length >= 50, String(refused.length));
  for (const { answer } of refused) assertRefusal(answer, 10, proxyRefusals.tooMany.title);
  assert.equal((await converse(port, say('GET /auth'), flooder)).status, 200);
  assert.equal((await converse(port, post(), { from: '127.0.0.3' })).status, 405);
});

test('AT-52: a network of IPv6 is one visitor, and each address of IPv4 is its own', async () => {
  await withServer(recorder(), { trustedProxies: ['127.0.0.9'] }, async (at) => {
    const send = async (visitor: string) => {
      const headers = { Host: host, 'X-Forwarded-For': visitor, 'Content-Length': '0' };
      return (await converse(at, say('POST /auth', headers), { from: '127.0.0.9' })).status;
    };
    const flood = async (visitor: (n: number) => string) => {
      const statuses = [];
      for (let n = 0; n < 70; n += 1) statuses.push(await send(visitor(n)));
      return statuses.includes(429);
    };
    assert.ok(await flood((n) => `2001:db8:0:1:${n.toString(16)}::7`));
    assert.equal(await send('2001:db8:0:2::7'), 200);
    assert.ok(!(await flood((n) => `203.0.113.${n}`)));
    assert.ok(!(await flood((n) => `::ffff:203.0.114.${n}`)));
  });
});

test('AT-52: a visitor who holds many forms back is sent away, and still reads pages', async () => {
  const holder = { from: '127.0.0.6' };
  const half = say('POST /auth', { Host: host, 'Content-Length': '10' }, 'half');
  const hold = async (at: number) => {
    const held = Array.from({ length: 80 }, () => speak(at, half, holder));
    // Each worker of nginx reads what was sent in its own time.
    for (const deadline = Date.now() + 5_000; Date.now() < deadline;)
      if ((await converse(at, post(), holder)).status === 429) break;
    assert.equal((await converse(at, post(), holder)).status, 429);
    assert.equal((await converse(at, post(), { from: '127.0.0.7' })).status, 200);
    assert.equal((await converse(at, say('GET /auth'), holder)).status, 200);
    for (const { leave } of held) leave();
  };
  await withServer(recorder(), {}, hold, (text) => text.replace('burst=60 ', 'burst=9999 '));
});

test('AT-36: the site learns the address that connects, or the last one that a trusted proxy names', async () => {
  await withServer(recorder(), { trustedProxies: ['127.0.0.9/32', '::1'] }, async (at) => {
    const address = async (from: string, forwarded: string) => {
      const forged = { 'X-Real-IP': '198.51.100.66', X_Real_IP: '198.51.100.66', 'X-Visitor': 'x' };
      const names = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher', Forwarded: 'for=x' };
      const headers = { Host: 'evil.example', ...forged, ...names, 'X-Forwarded-For': forwarded };
      const told = await readHeaders(at, say('GET /auth', headers), from);
      delete told['connection'];
      const own = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'http' };
      const visitor = told['x-real-ip'] ?? '';
      assert.deepEqual(told, { ...own, 'x-real-ip': visitor, 'x-forwarded-for': visitor });
      return visitor;
    };
    assert.equal(await address('127.0.0.4', '198.51.100.66, 203.0.113.7'), '127.0.0.4');
    assert.equal(await address('127.0.0.9', '198.51.100.66, 203.0.113.7'), '203.0.113.7');
    assert.equal(await address('127.0.0.9', '198.51.100.66, 2001:db8::7'), '2001:db8::7');
    // A visitor with an address like the proxy's is still a visitor.
    assert.equal(await address('127.0.0.9', '198.51.100.66, 127.0.0.9'), '127.0.0.9');
    assert.equal(await address('127.0.0.9', '198.51.100.66, nonsense'), '127.0.0.9');
  });
});

test('AT-65: a whole address in the first line is refused', async () => {
  for (const line of [
    ...['GET http://evil.example/about', 'HEAD HTTPS://evil.example/auth', `GET http://${host}/about`],
    ...[
      'GET  http://evil.example/',
      'POST http://evil.example/auth?/about',
      'GET evil.example:80',
      'OPTIONS *',
    ],
  ]) {
    const { status, answer } = await converse(port, say(line));
    assert.equal(status, 400, line);
    assert.doesNotMatch(answer, /evil/, line);
    assertRefusal(answer);
  }
});

test('AT-39: slow senders are cut off within seconds, even when they go on', async () => {
  const form = { Host: host, 'Content-Type': 'text/plain', 'Content-Length': '100' };
  const slow = await Promise.all([
    converse(port, ''),
    converse(port, `GET /about HTTP/1.1\r\nHost: ${host}\r\nX: `, { drip: 'x' }),
    converse(port, say('POST /auth', form, 'half')),
  ]);
  for (const { milliseconds, status } of slow) {
    assert.ok(milliseconds > 8_000 && milliseconds < 15_000, String(milliseconds));
    assert.ok([0, 408].includes(status), String(status));
  }
});

/** What visitors can send a word with, well-formed and not. */
function everyWay(word: string): string[] {
  const [long, own] = [word.repeat(1_200), { Host: host }];
  const addresses = ['/auth?q=', '/../../', '/%zz', '/%00', '/%ff', '', `http://${word}.example/`];
  return [
    ...addresses.map((address) => say(`GET ${address}${word}`)),
    say(`GET /auth/confirm?token_hash=${word}&type=recovery`, { ...own, Cookie: `session=${word}` }),
    say(`GET /about?${word}`, { ...own, Range: `bytes=${word}`, Referer: `https://${word}.example/` }),
    say(`GET /${long}`),
    say('GET /auth', { ...own, Cookie: long, [`${word}\0`]: word }),
    say('GET /auth', { Host: `${word}/\\` }),
    ...[`GET /${word} HTTP/9.9\r\n\r\n`, `${word} / HTTP/1.1\r\n\r\n`, `\x16\x03\x01\x02${word}\r\n\r\n`],
    ...['CONNECT', 'TRACE', 'PROPFIND'].map((method) => say(`${method} /${word}`)),
    say(`POST /auth?${word}`, { ...own, 'Content-Length': word }),
    say(`POST /auth?${word}`, { ...own, 'Content-Length': '300000' }, word.repeat(9_000)),
    say(`POST /auth?${word}`, { ...own, 'Transfer-Encoding': 'chunked' }, `${word}\r\n0\r\n\r\n`),
  ];
}

/** Sends a word in every way, once more than is allowed, and leaves in the middle: nginx must print nothing of it. */
async function assertSilence(at: number, { output }: RunningNginx): Promise<number[]> {
  const word = `canary-${randomUUID()}`;
  const visitor = { from: '127.0.0.5' };
  const answers = await Promise.all(everyWay(word).map((bytes) => converse(at, bytes, visitor)));
  await times(80, () => converse(at, post(`/about?${word}`), visitor));
  const half = say(`POST /auth?${word}`, { Host: host, 'Content-Length': '1000' }, word);
  await converse(at, half, { ...visitor, leave: true });
  assert.doesNotMatch(output(), /client:|request:|upstream:|HTTP\/1/);
  for (const secret of [word.slice(0, 12), visitor.from]) assert.ok(!output().includes(secret), output());
  return answers.map(({ status }) => status);
}

test('AT-59: nothing a visitor sent is in the log of nginx', async () => {
  const statuses = await assertSilence(port, nginx);
  for (const status of [400, 405, 413, 414]) assert.ok(statuses.includes(status), String(status));
});

test('AT-59: nor with a site that answers nonsense, too little or too late', async () => {
  const endings = [
    'HTTP/1.1 200 OK\r\nnonsense x\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx',
    '',
  ];
  let calls = 0;
  const broken = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(endings[(calls += 1) % endings.length] ?? ''));
  });
  await withServer(broken, {}, async (at, own) => {
    await assertSilence(at, own);
  });
});

test('Without the site every page is still there, and the rest says that it will be back', async () => {
  await site.stop();
  for (const { path, file } of pages()) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    assert.equal(await answer.text(), readFileSync(file, 'utf8'), path);
  }
  const { status, answer } = await converse(port, say('GET /auth'));
  assert.equal(status, 503);
  assertRefusal(answer, 5, proxyRefusals.unavailable.title);
  await assertSilence(port, nginx);
});
