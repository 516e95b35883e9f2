import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';

/* How the function reaches a receiver, in the runtime that it has in production: over TLS, at the address that was checked. */

const HOST = 'receiver.example';
const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const authority = join(folder, 'authority.pem');
const asked: { host: string | undefined; serverName: unknown; body: string }[] = [];
let server: Server;
let authorityKey: { key: string; cert: string };

/** A certificate for a host that the authority signed. */
const signed = (host: string) =>
  generate([{ name: 'commonName', value: host }], {
    ca: authorityKey,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });

/** A receiver with a certificate of its own. */
async function listen(key: string, cert: string): Promise<number> {
  server = createServer({ key, cert }, (request, response) => {
    const { servername: serverName } = request.socket as unknown as { servername: unknown };
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ host: request.headers.host, serverName, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Posts to the host at this machine's address, and gives the status or why there was none. */
async function post(port: number): Promise<string> {
  const from = (file: string) => resolve('supabase/functions/send-demo-email', file);
  const code = `
    import { exchange } from '${from('exchange.ts')}';
    import { runtimeNetwork } from '${from('runtime-network.ts')}';
    const url = new URL('https://${HOST}:${port}/hook');
    const open = () => runtimeNetwork.connect(url, '127.0.0.1');
    const ended = await exchange(url, { 'Content-Type': 'text/plain' }, 'Zölle', open, 5000).catch((error) => error);
    console.log(ended.status ?? ended.message, String(ended.cause ?? ''));`;
  const { stdout } = await promisify(execFile)(
    resolve('node_modules/.bin/deno'),
    ['eval', '--ext=ts', '--no-lock', '--no-config', code],
    { env: { ...process.env, DENO_CERT: authority, DENO_DIR: join(folder, 'deno'), NO_COLOR: '1' } },
  );
  return stdout.trim();
}

beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: 'Authority' }], {
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  authorityKey = { key: made.private, cert: made.cert };
  writeFileSync(authority, made.cert);
});
afterEach(() => new Promise((done) => server.close(done)));
afterAll(() => rmSync(folder, { recursive: true }));

test('a receiver is reached at the address, and proves that it is the host', async () => {
  const { private: key, cert } = await signed(HOST);
  const port = await listen(key, cert);
  expect(await post(port)).toBe('204');
  expect(asked).toEqual([{ host: `${HOST}:${port}`, serverName: HOST, body: 'Zölle' }]);
});

test('AT-90: a receiver that cannot prove it is told nothing', async () => {
  asked.length = 0;
  const { private: key, cert } = await signed('elsewhere.example');
  expect(await post(await listen(key, cert))).toMatch(/^unreachable .*(certificate|NotValidForName)/i);
  expect(asked).toEqual([]);
});

test('AT-90: a receiver that nobody vouches for is told nothing', async () => {
  asked.length = 0;
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  expect(await post(await listen(key, cert))).toMatch(/^unreachable .*(certificate|UnknownIssuer)/i);
  expect(asked).toEqual([]);
});
