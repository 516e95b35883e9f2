import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { resolve } from 'node:path';
import { proxyRefusals } from '../content/words/refusals.ts';
import { nginxConfig, type NginxSettings } from '../deploy/nginx-config.ts';
import { freePort } from '../supabase/local/ports.ts';
import { check, eventually } from './support/checks.ts';
import { converse, type RunningNginx, settingsHere, speak, startNginx } from './support/nginx.ts';

/** What the tests attack: nginx before the site, which answers under a name. */
export interface Target {
  port: number;
  /** The site's own host. */
  host: string;
  dist: string;
  nginx: RunningNginx;
}

const refusalHeaders = [
  /^content-security-policy: default-src 'none'/im,
  /^x-content-type-options: nosniff/im,
  /^cache-control: no-store/im,
];
const head = (answer: string) => answer.split('\r\n\r\n')[0] ?? '';

/** One request in the words of the protocol; the connection ends with it. */
const said = (line: string, headers: Record<string, string>, body = '') =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

/** What the site answers at once, with 405: a page takes no text. */
const post = (host: string, path = '/about') =>
  said(`POST ${path}`, { Host: host, 'Content-Type': 'text/plain', 'Content-Length': '0' });

const times = <Result>(count: number, make: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, make));

/** Everything a visitor can say something with, well-formed and not. */
function everyWay(host: string, word: string): string[] {
  const long = word.repeat(1_200);
  const own = { Host: host };
  const sent = { ...own, 'Content-Length': '8', 'Content-Type': 'text/plain' };
  const chunked = { ...own, 'Transfer-Encoding': 'chunked' };
  return [
    said(`GET /auth/confirm?token_hash=${word}&type=recovery`, own),
    said(`GET /auth?q=${word}%40victim.example`, own),
    said(`HEAD /dashboard-list-form-data?q=${word}`, { ...own, Cookie: `session=${word}` }),
    said(`GET /about?${word}`, { ...own, Range: `bytes=${word}`, 'If-Modified-Since': word }),
    said(`GET /no-such-page/${word}`, { ...own, Referer: `https://${word}.example/`, 'User-Agent': word }),
    said(`GET /../../${word}`, own),
    said(`GET /%zz${word}`, own),
    said(`GET /%00${word}`, own),
    said(`GET /%ff${word}`, own),
    said(`GET ${word}`, own),
    said(`GET http://${word}.example/about`, own),
    said(`GET /${long}`, own),
    said('GET /auth', { ...own, Cookie: long }),
    said('GET /auth', { ...own, [word]: word, [`${word} x`]: word, [`${word}\0`]: word }),
    said('GET /auth', { Host: `${word}/\\` }),
    said('GET /auth', { Host: '' }),
    `GET /${word} HTTP/9.9\r\n\r\n`,
    `GET /${word} ${word} HTTP/1.1\r\n\r\n`,
    `${word} / HTTP/1.1\r\n\r\n`,
    `\x16\x03\x01\x02${word}\r\n\r\n`,
    said(`CONNECT ${word}.example:443`, own),
    said(`TRACE /${word}`, own),
    said(`PROPFIND /${word}`, own),
    said(`POST /${word}`, sent, word.slice(0, 8)),
    said(`POST /auth?${word}`, { ...sent, 'Content-Length': word }),
    said(`POST /auth?${word}`, { ...sent, 'Content-Length': '300000' }, word.repeat(9_000)),
    said(`POST /auth?${word}`, { ...sent, 'Transfer-Encoding': word }),
    said(`POST /auth?${word}`, chunked, `${word}\r\n${word}\r\n0\r\n\r\n`),
    said(`POST /auth?${word}`, chunked, `50000\r\n${word.repeat(9_000)}`),
  ];
}

/** Says a word in every way, once more than is allowed, and leaves in the middle of it. */
async function sayEverywhere(port: number, host: string, word: string, from: string): Promise<number[]> {
  const answers = await Promise.all(everyWay(host, word).map((bytes) => converse(port, bytes, { from })));
  await times(80, () => converse(port, post(host, `/about?${word}`), { from }));
  const half = said(`POST /auth?${word}`, { Host: host, 'Content-Length': '1000' }, word);
  await converse(port, half, { from, leave: true });
  return answers.map(({ status }) => status);
}

/** What must not stand in what nginx printed: no request, no visitor, nothing that was sent. */
function assertSilent(output: string, word: string, from: string): void {
  assert.doesNotMatch(output, /client:|request:|upstream:|HTTP\/1/);
  for (const secret of [word, word.slice(0, 12), from]) assert.ok(!output.includes(secret), output);
}

/**
 * Whatever a visitor sends, nginx prints nothing of it.
 *
 * @param when How the site is, for the title.
 */
export async function checkSilence({ port, host, nginx }: Target, when: string): Promise<void> {
  await check(`AT-59: nothing a visitor sent stands in nginx's log, ${when}`, async () => {
    const word = `canary-${randomUUID()}`;
    const from = '127.0.0.5';
    const statuses = await sayEverywhere(port, host, word, from);
    for (const status of [400, 405, 413, 414]) assert.ok(statuses.includes(status), String(status));
    assertSilent(nginx.output(), word, from);
  });
}

/** Puts nginx before a server of the test's own, with nothing to answer by itself. */
async function before(
  upstream: Server,
  { dist, host }: Target,
  settings: Partial<NginxSettings>,
  work: (port: number, nginx: RunningNginx) => Promise<void>,
  change = (config: string) => config,
): Promise<void> {
  const [port, behind] = [await freePort(), await freePort()];
  const config = resolve(dist, `nginx/before-${port}.conf`);
  const here = settingsHere(dist, port, behind);
  const own = { upstream: `127.0.0.1:${behind}`, siteUrl: `http://${host}`, ...settings };
  writeFileSync(config, change(nginxConfig({ ...here, ...own }, [])));
  upstream.listen(behind, '127.0.0.1');
  await once(upstream, 'listening');
  try {
    const nginx = await startNginx(config, `http://127.0.0.1:${port}/`);
    await work(port, nginx).finally(nginx.stop);
  } finally {
    upstream.close();
  }
}

/** A site that tells what it was told. */
const recorder = () =>
  createServer(({ method, url, headers }, reply) => reply.end(JSON.stringify({ method, url, headers })));

async function toldBy(port: number, bytes: string, from = '127.0.0.1'): Promise<IncomingHttpHeaders> {
  const { answer } = await converse(port, bytes, { from });
  const [, body = ''] = answer.split('\r\n\r\n');
  return (JSON.parse(/\{.*\}/.exec(body)?.[0] ?? '{}') as { headers: IncomingHttpHeaders }).headers;
}

/** Attacks that need a site of the test's own. */
export async function checkBefore(target: Target): Promise<void> {
  const { host } = target;

  await check('AT-59: nor with a site that answers nonsense, too little or too late', async () => {
    const word = `canary-${randomUUID()}`;
    const endings = [
      `HTTP/1.1 200 OK\r\n${word} x\r\n\r\n`,
      'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx',
      '',
    ];
    let calls = 0;
    const broken = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(endings[(calls += 1) % endings.length] ?? ''));
    });
    await before(broken, target, {}, async (port, nginx) => {
      await sayEverywhere(port, host, word, '127.0.0.5');
      assertSilent(nginx.output(), word, '127.0.0.5');
    });
  });

  const forged = {
    'X-Real-IP': '198.51.100.66',
    X_Real_IP: '198.51.100.66',
    'X-Forwarded-For': '198.51.100.66',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    'X-Forwarded-Port': '66',
    Forwarded: 'for=198.51.100.66;host=evil.example',
    'X-Visitor': 'unreachable',
    'X-Peer-Address': '198.51.100.66',
  };

  await check('AT-36: the site learns the address that connects, and no other', async () => {
    await before(recorder(), target, {}, async (port) => {
      const told = await toldBy(port, said('GET /auth', { Host: host, ...forged }), '127.0.0.4');
      assert.deepEqual(
        { ...told, connection: undefined },
        {
          host,
          connection: undefined,
          'x-real-ip': '127.0.0.4',
          'x-forwarded-for': '127.0.0.4',
          'x-forwarded-host': host,
          'x-forwarded-proto': 'http',
        },
      );
      const spoofed = await toldBy(port, said('GET /auth', { Host: 'evil.example' }));
      assert.equal(spoofed.host, host);
    });
  });

  await check('AT-36: behind a trusted proxy it is the last address that the proxy names', async () => {
    await before(recorder(), target, { trustedProxies: ['127.0.0.9/32', '::1'] }, async (port) => {
      const address = async (from: string, ...forwarded: string[]) => {
        const lines = forwarded.map((value) => `X-Forwarded-For: ${value}\r\n`).join('');
        const bytes = `GET /auth HTTP/1.1\r\nHost: ${host}\r\nX-Real-IP: 198.51.100.66\r\n${lines}Connection: close\r\n\r\n`;
        const told = await toldBy(port, bytes, from);
        assert.equal(told['x-forwarded-for'], told['x-real-ip']);
        return told['x-real-ip'];
      };
      assert.equal(await address('127.0.0.9', '198.51.100.66, 203.0.113.7'), '203.0.113.7');
      assert.equal(await address('127.0.0.9', '198.51.100.66', '203.0.113.7'), '203.0.113.7');
      assert.equal(await address('127.0.0.9', '198.51.100.66, 2001:db8::7'), '2001:db8::7');
      // A visitor with an address like the proxy's is still a visitor.
      assert.equal(await address('127.0.0.9', '198.51.100.66, 127.0.0.9'), '127.0.0.9');
      assert.equal(await address('127.0.0.9', '198.51.100.66, nonsense'), '127.0.0.9');
      assert.equal(await address('127.0.0.9'), '127.0.0.9');
      assert.equal(await address('127.0.0.4', '198.51.100.66, 203.0.113.7'), '127.0.0.4');
    });
  });

  await check('AT-52: a network of IPv6 is one visitor, each address of IPv4 its own', async () => {
    await before(recorder(), target, { trustedProxies: ['127.0.0.9'] }, async (port) => {
      const send = async (visitor: string) => {
        const bytes = said('POST /auth', { Host: host, 'X-Forwarded-For': visitor, 'Content-Length': '0' });
        return (await converse(port, bytes, { from: '127.0.0.9' })).status;
      };
      const flood = async (visitor: (n: number) => string) => {
        const statuses = [];
        for (let n = 0; n < 70; n += 1) statuses.push(await send(visitor(n)));
        return statuses.filter((status) => status === 429).length;
      };
      assert.ok((await flood((n) => `2001:db8:0:1:${n.toString(16)}::7`)) > 0);
      assert.equal(await send('2001:db8:0:2::7'), 200);
      assert.equal(await flood((n) => `203.0.113.${n}`), 0);
      assert.equal(await flood((n) => `::ffff:203.0.114.${n}`), 0);
      assert.ok((await flood(() => '::ffff:203.0.115.7')) > 0);
    });
  });

  await check('AT-52: whoever holds many forms back is sent away; pages are not', async () => {
    const withoutPace = (config: string) => {
      assert.match(config, /burst=60 /);
      return config.replace('burst=60 ', 'burst=9999 ');
    };
    await before(
      recorder(),
      target,
      {},
      async (port) => {
        const held = said('POST /auth', { Host: host, 'Content-Length': '10' }, 'half');
        const holders: ReturnType<typeof speak>[] = [];
        // What was sent has still to be read, by workers that do not wait for each other; and on a busy machine the first
        // ones may have been given up before the last ones are there.
        await eventually(async () => {
          // More than there are places for: the try below may take one.
          const more = Array.from({ length: 80 }, () => speak(port, held, { from: '127.0.0.6' }));
          holders.push(...more);
          await Promise.all(more.map(({ sent }) => sent));
          assert.equal((await converse(port, post(host), { from: '127.0.0.6' })).status, 429);
        });
        assert.equal((await converse(port, post(host), { from: '127.0.0.7' })).status, 200);
        assert.equal(
          (await converse(port, said('GET /auth', { Host: host }), { from: '127.0.0.6' })).status,
          200,
        );
        for (const { leave } of holders) leave();
      },
      withoutPace,
    );
  });
}

/** Attacks on nginx before the running site. */
export async function checkAttacks({ port, host }: Target): Promise<void> {
  await check('AT-52: a flood of forms is refused, its sender alone, and pages not at all', async () => {
    const [flooder, other] = ['127.0.0.2', '127.0.0.3'];
    const burst = await times(60, () => converse(port, post(host), { from: flooder }));
    assert.deepEqual([...new Set(burst.map(({ status }) => status))], [405]);
    const flood = await times(60, () => converse(port, post(host), { from: flooder }));
    const refused = flood.filter(({ status }) => status === 429);
    // One passes every other second.
    assert.ok(refused.length >= 50, String(refused.length));
    for (const { answer } of refused) {
      for (const expected of [...refusalHeaders, /^retry-after: 10\r?$/im, /^content-type: text\/html/im])
        assert.match(head(answer), expected);
      assert.ok(answer.includes(`<h1>${proxyRefusals.tooMany.title}</h1>`), answer);
    }
    const put = post(host).replace('POST', 'PUT');
    assert.ok(
      (await times(10, () => converse(port, put, { from: flooder }))).some(({ status }) => status === 429),
    );
    for (const path of ['/about', '/auth'])
      assert.equal(
        (await converse(port, said(`GET ${path}`, { Host: host }), { from: flooder })).status,
        200,
        path,
      );
    assert.equal((await converse(port, post(host), { from: other })).status, 405);
  });

  await check('AT-65: a whole address in the first line is refused', async () => {
    for (const line of [
      ...['GET http://evil.example/about', 'GET http://evil.example/About', 'HEAD HTTPS://evil.example/auth'],
      ...[`GET http://${host}/about`, 'GET  http://evil.example/', 'POST http://evil.example/auth?/about'],
      ...['GET evil.example/about', 'GET evil.example:80', 'OPTIONS *', 'GET ?/about'],
    ]) {
      const { status, answer } = await converse(port, said(line, { Host: host }));
      assert.equal(status, 400, line);
      assert.doesNotMatch(answer, /evil/, line);
      for (const expected of refusalHeaders) assert.match(head(answer), expected);
    }
    for (const path of ['/about', '/About', '/auth', '/no-such-page', '/auth/confirm?type=signup']) {
      const { status, answer } = await converse(port, said(`GET ${path}`, { Host: 'evil.example' }));
      assert.ok(status < 500, path);
      assert.doesNotMatch(answer, /evil/, path);
    }
  });

  await check('AT-39: slow senders are cut off within seconds, even when they go on', async () => {
    const form = { Host: host, 'Content-Type': 'text/plain', 'Content-Length': '100' };
    const slow = await Promise.all([
      converse(port, ''),
      converse(port, 'GET /about HTTP/1.1\r\nHost: '),
      converse(port, `GET /about HTTP/1.1\r\nHost: ${host}\r\nX: `, { drip: 'x' }),
      converse(port, said('POST /auth', form, 'half')),
    ]);
    for (const { milliseconds, status } of slow) {
      assert.ok(milliseconds > 8_000 && milliseconds < 15_000, String(milliseconds));
      assert.ok([0, 408].includes(status), String(status));
    }
  });
}
