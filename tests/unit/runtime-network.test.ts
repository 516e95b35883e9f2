import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import forge from 'node-forge';

/* How the function reaches a receiver, in the runtime that it has in production: over TLS, at the address that was checked. */

const HOST = 'receiver.example';
const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const authority = join(folder, 'authority.pem');
const asked: { host: string | undefined; serverName: unknown; body: string }[] = [];
let server: Server;
let known: Identity;

interface Identity {
  name: string;
  key: forge.pki.rsa.PrivateKey;
  cert: string;
}

/** Makes a certificate for a name, signed by an authority, or by itself. */
function certify(name: string, extensions: object[], authority?: Identity): Identity {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore.setHours(certificate.validity.notBefore.getHours() - 1);
  certificate.validity.notAfter.setFullYear(certificate.validity.notAfter.getFullYear() + 1);
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer([{ name: 'commonName', value: authority?.name ?? name }]);
  certificate.setExtensions(extensions);
  certificate.sign(authority?.key ?? privateKey, forge.md.sha256.create());
  return { name, key: privateKey, cert: forge.pki.certificateToPem(certificate) };
}

const named = (host: string) => [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }];

/** A receiver with a certificate of its own. */
async function listen({ key, cert }: Identity): Promise<number> {
  server = createServer({ key: forge.pki.privateKeyToPem(key), cert }, (request, response) => {
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

beforeAll(() => {
  known = certify('Authority', [{ name: 'basicConstraints', cA: true, critical: true }]);
  writeFileSync(authority, known.cert);
});
afterEach(() => new Promise((done) => server.close(done)));
afterAll(() => rmSync(folder, { recursive: true }));

test('a receiver is reached at the address, and proves that it is the host', async () => {
  const port = await listen(certify(HOST, named(HOST), known));
  expect(await post(port)).toBe('204');
  expect(asked).toEqual([{ host: `${HOST}:${port}`, serverName: HOST, body: 'Zölle' }]);
});

test('AT-90: a receiver that cannot prove it is told nothing', async () => {
  asked.length = 0;
  const other = certify(HOST, named('elsewhere.example'), known);
  expect(await post(await listen(other))).toMatch(/^unreachable .*(certificate|NotValidForName)/i);
  expect(asked).toEqual([]);
});

test('AT-90: a receiver that nobody vouches for is told nothing', async () => {
  asked.length = 0;
  expect(await post(await listen(certify(HOST, named(HOST))))).toMatch(
    /^unreachable .*(certificate|UnknownIssuer)/i,
  );
  expect(asked).toEqual([]);
});
