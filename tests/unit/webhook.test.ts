import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { exchange } from '@/supabase/functions/send-demo-email/exchange';
import type { Env } from '@/supabase/functions/send-demo-email/env';
import type { Network } from '@/supabase/functions/send-demo-email/network';
import { readReceivers } from '@/supabase/functions/send-demo-email/receivers';
import { publicAddress } from '@/supabase/functions/send-demo-email/address';
import { sendWebhook } from '@/supabase/functions/send-demo-email/webhook';
import type { ClaimedTask } from '@/supabase/functions/send-demo-email/store';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const task = {
  request_id: '7d5ac7be-6a0c-4b51-9be1-5df0a4f6c1d2',
  event: 0,
  name: 'Ada Lovelace',
  email: 'ada@harbour.example',
  phone: '4915112345678',
  purpose: 'Zölle für zwölf Häfen.',
  created_at: '2026-11-21T09:30:00+00:00',
} as ClaimedTask;
const env = { SITE_URL: 'https://interlane.example' } as Env;

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A server on this machine. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A connection as Deno has it, to a port of this machine whatever the address is. */
async function connectTo(port: number): ReturnType<Network['connect']> {
  const socket = connect(port, '127.0.0.1');
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  await once(socket, 'connect');
  return {
    async read(into) {
      const next = await chunks.next();
      if (next.done === true) return null;
      const part = next.value.subarray(0, into.byteLength);
      into.set(part);
      return part.byteLength;
    },
    // A byte or two at a time is a socket's right.
    write: (from) =>
      new Promise((written, failed) => {
        const part = from.subarray(0, 100);
        socket.write(part, (error) => (error ? failed(error) : written(part.byteLength)));
      }),
    close: () => socket.destroy(),
  };
}

const receiverAt = (address: string) => {
  const [receiver] = readReceivers(`${address} ${secret}`) ?? [];
  if (!receiver) throw new Error(`${address} is no receiver`);
  return receiver;
};

/** Delivers to a server that is found under some public addresses. */
async function deliver(port: number, addresses: string[][] = [['93.184.215.14']]) {
  const connected: string[] = [];
  const asked: string[] = [];
  const network: Network = {
    resolve: (host) => {
      asked.push(host);
      return Promise.resolve(addresses[asked.length - 1] ?? []);
    },
    connect: (url, address) => {
      connected.push(`${url.hostname} ${address}`);
      return connectTo(port);
    },
  };
  const outcome = await sendWebhook(task, receiverAt('https://crm.example/hook?a=b'), env, network);
  return { outcome, connected, asked };
}

describe('where webhooks go', () => {
  test('a receiver has an address and its secrets, one that shows messages none', () => {
    const slack = 'https://hooks.slack.com/services/T0/B0/x';
    const teams = 'https://prod-1.westeurope.logic.azure.com/workflows/1';
    const list = readReceivers(`https://crm.example/hook ${secret} ${secret}, ${slack},\n${teams}`);
    expect(list?.map(({ kind, secrets }) => [kind, secrets.length])).toEqual([
      ['json', 2],
      ['slack', 0],
      ['teams', 0],
    ]);
    expect(list?.[1]?.name).toMatch(/^webhook:hooks\.slack\.com#[\da-f]{8}$/);
    expect(readReceivers('')).toEqual([]);
  });

  test.each([
    'https://crm.example/hook',
    'https://crm.example/hook whsec_short',
    `http://crm.example/hook ${secret}`,
    `http://127.0.0.1:54324/webhooks ${secret}`,
    `ftp://crm.example/ ${secret}`,
    `https://user:pass@crm.example/ ${secret}`,
    `crm.example ${secret}`,
    // The database would not take its name, and nothing would be delivered.
    `https://my_team.crm.example/ ${secret}`,
    `https://crm.example:25/ ${secret}`,
    `https://crm.example/ ${secret}, https://crm.example/ ${secret}`,
    'https://hooks.slack.com.evil.example/services',
  ])('AT-76: %s is refused at the start', (list) => expect(readReceivers(list)).toBeNull());

  test('without TLS there is the receiver of the embedded backend alone', () => {
    const local = `http://127.0.0.1:54324/webhooks/receive ${secret}`;
    expect(readReceivers(local, 'http://127.0.0.1:54324')).toHaveLength(1);
    expect(readReceivers(local, 'http://127.0.0.1:5432')).toBeNull();
  });

  test.each(
    [
      '127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 100.64.0.1 100.100.100.200 169.254.169.254 168.63.129.16',
      '192.0.0.192 198.18.0.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fd00:ec2::254 fec0::1 ff02::1',
      '::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::10.0.0.1 64:ff9b::a00:1 64:ff9b:1::a00:1 2002:a00:1:: 2001:0:a00:1::',
      '2001:db8::1 [x]',
    ].flatMap((addresses) => addresses.split(' ')),
  )('AT-76: %s is nowhere to go, by name or by itself', async (address) => {
    const named = publicAddress(new URL('https://crm.example/'), () => Promise.resolve([address]));
    await expect(named).rejects.toThrow('address');
    const among = publicAddress(new URL('https://crm.example/'), () =>
      Promise.resolve(['93.184.215.14', address]),
    );
    await expect(among).rejects.toThrow('address');
    const url = URL.parse(`https://${address.includes(':') ? `[${address}]` : address}/`);
    const never = () => Promise.reject(new Error('asked'));
    if (url) await expect(publicAddress(url, never)).rejects.toThrow('address');
  });

  test.each(['https://0x7f000001/', 'https://2130706433/', 'https://127.1/', 'https://①②⑦.0.0.1/'])(
    'AT-76: %s is 127.0.0.1 in other words',
    async (address) => {
      await expect(publicAddress(new URL(address), () => Promise.resolve([]))).rejects.toThrow('address');
    },
  );

  test('a public address is taken, and a name that nobody knows is nowhere', async () => {
    const found = (...addresses: string[]) =>
      publicAddress(new URL('https://a.example'), () => Promise.resolve(addresses));
    for (const address of ['93.184.215.14', '2606:4700::6810:84e5'])
      await expect(found(address)).resolves.toBe(address);
    await expect(found()).rejects.toThrow('address');
  });
});

describe('a delivery', () => {
  test('is signed, by every secret, over what was sent', async () => {
    const came = Promise.withResolvers<{ headers: Record<string, string>; body: string; url: string }>();
    const port = await serve((request, response) => {
      void Array.fromAsync(request as AsyncIterable<Buffer>).then((chunks) => {
        const headers = request.headers as Record<string, string>;
        came.resolve({ headers, body: Buffer.concat(chunks).toString(), url: request.url ?? '' });
        response.writeHead(204).end();
      });
    });
    const { outcome } = await deliver(port);
    expect(outcome).toEqual({ status: 'sent' });
    const { headers, body, url } = await came.promise;
    expect(url).toBe('/hook?a=b');
    expect(headers['host']).toBe('crm.example');
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'request.created',
      data: { purpose: task.purpose },
    });
  });

  test('AT-77: connects to the address that was checked, and to none where the name leads inside', async () => {
    const port = await serve((_, response) => response.end());
    const { outcome, connected, asked } = await deliver(port, [['93.184.215.14'], ['127.0.0.1']]);
    expect(outcome).toEqual({ status: 'sent' });
    expect([asked, connected]).toEqual([['crm.example'], ['crm.example 93.184.215.14']]);
    const inside = await deliver(port, [['127.0.0.1']]);
    expect(inside.outcome).toEqual({ status: 'failed', reason: 'receiver has no public address' });
    expect(inside.connected).toEqual([]);
  });

  test.each([301, 302, 303, 307, 308])('AT-78: %d is a failure', async (status) => {
    const paths: string[] = [];
    const port = await serve((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(status, { Location: '/elsewhere' }).end();
    });
    const { outcome } = await deliver(port);
    expect(outcome).toMatchObject({ status: 'failed', reason: `receiver answered ${status}` });
    expect(paths).toEqual(['/hook?a=b']);
  });

  test('410 is final, 429 is no failure', async () => {
    const gone = await serve((_, response) => response.writeHead(410).end());
    expect((await deliver(gone)).outcome).toMatchObject({ status: 'failed', isFinal: true });
    const busy = await serve((_, response) => response.writeHead(429, { 'Retry-After': '7' }).end());
    expect((await deliver(busy)).outcome).toEqual({ status: 'busy', pauseMs: 7000 });
  });

  test('FT-40: a receiver that refuses connections, or says nothing that could be read, is unreachable', async () => {
    const closed = await serve(() => undefined);
    await new Promise((done) => servers.at(-1)?.close(done));
    expect((await deliver(closed)).outcome).toEqual({ status: 'failed', reason: 'receiver unreachable' });
    const rude = await serve((request) => request.socket.end('nonsense\r\n\r\n'));
    expect((await deliver(rude)).outcome).toEqual({ status: 'failed', reason: 'receiver unreachable' });
  });

  test('an answer without an end is not read', async () => {
    const port = await serve((_, response) => {
      response.writeHead(200);
      const writing = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
      response.on('close', () => clearInterval(writing));
    });
    expect((await deliver(port)).outcome).toEqual({ status: 'sent' });
    const head = await serve((request) => {
      const writing = setInterval(() => request.socket.write(`X-More: ${'x'.repeat(4096)}\r\n`), 1);
      request.socket.on('error', () => undefined).on('close', () => clearInterval(writing));
    });
    expect((await deliver(head)).outcome).toEqual({ status: 'failed', reason: 'receiver unreachable' });
  });

  test('FT-41: a receiver that says nothing is given up, and its connection closed', async () => {
    const closed = Promise.withResolvers<undefined>();
    const port = await serve((request) => request.socket.on('close', () => closed.resolve(undefined)));
    const answer = exchange(new URL('https://crm.example/'), {}, '{}', () => connectTo(port), 50);
    await expect(answer).rejects.toMatchObject({ isLate: true });
    await closed.promise;
  });
});
